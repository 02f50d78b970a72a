import SwiftUI

/// The sizes of symbols that represent values.
struct SymbolSizes {
    /// The author's options.
    struct Options {
        var domain = DomainChoice.automatic(includesZero: nil, isReversed: false)
        var type = ScaleType.linear
        /// The sizes in square points: from the least value's to the greatest's, or one after
        /// another.
        var range: [CGFloat] = [16, 256]
        var areas: [PlottedValue: CGFloat] = [:]
        var mapping: ((PlottedValue) -> CGFloat?)?
    }

    /// The area of symbols that represent no values, in square points.
    static let usual: CGFloat = 36

    private let options: Options
    private let scale: PlotScale

    /// Sizes for these values.
    init(_ options: Options, _ values: [PlottedValue]) {
        self.options = options
        var scaling = ScaleOptions()
        (scaling.domain, scaling.type) = (options.domain, options.type)
        scale = PlotScale(values, scaling)
    }

    /// Returns the area for a value, in square points.
    func area(_ value: PlottedValue) -> CGFloat {
        if let area = options.mapping?(value) ?? options.areas[value] { return max(0, area) }
        guard let first = options.range.first, let last = options.range.last else {
            return Self.usual
        }
        if case .categories(let names) = scale.domain {
            let index = value.name.flatMap(names.firstIndex) ?? 0
            if options.range.count > 2 || names.count < 2 {
                return max(0, options.range[index % options.range.count])
            }
            return max(0, first + (last - first) * CGFloat(index) / CGFloat(names.count - 1))
        }
        let part = min(1, max(0, scale.fraction(value) ?? 0))
        return max(0, first + (last - first) * part)
    }
}
