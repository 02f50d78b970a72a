import SwiftUI

/// A gradient whose colors represent values, from least to greatest.
struct ChartGradient {
    /// The author's options.
    struct Options {
        let gradient: Gradient
        var domain = DomainChoice.automatic(includesZero: false, isReversed: false)
        var type = ScaleType.linear
    }

    let gradient: Gradient
    /// The values of the first and last color, if they are numbers or dates.
    let ends: (first: PlottedValue, last: PlottedValue)?
    private let names: [PlottedValue]
    private let type: ScaleType

    /// A gradient for these values.
    init(_ options: Options, _ values: [PlottedValue]) {
        gradient = options.gradient
        type = options.type
        names = values
        switch options.domain {
        case .values(let chosen):
            ends = Self.ends(chosen.first, chosen.last)
        case .automatic(let includesZero, let isReversed):
            let all = values + (includesZero == true ? [.number(0)] : [])
            let (least, greatest) = (all.min(), all.max())
            ends = isReversed ? Self.ends(greatest, least) : Self.ends(least, greatest)
        }
    }

    private static func ends(
        _ first: PlottedValue?, _ last: PlottedValue?
    ) -> (first: PlottedValue, last: PlottedValue)? {
        guard let first, let last, first.number != nil, last.number != nil else { return nil }
        return (first, last)
    }

    /// Returns the color of a value.
    func color(of value: PlottedValue) -> Color { gradient.color(at: fraction(value)) }

    /// Returns the position of a value in the gradient; names are evenly spaced.
    private func fraction(_ value: PlottedValue) -> Double {
        guard let ends, let first = ends.first.number, let last = ends.last.number,
            let number = value.number
        else {
            let index = names.firstIndex(of: value) ?? 0
            return Double(index) / Double(max(1, names.count - 1))
        }
        let (start, end) = (type(first), type(last))
        return start == end ? 0 : (type(number) - start) / (end - start)
    }
}

extension Gradient {
    /// Returns the color at a position from 0 to 1.
    fileprivate func color(at place: Double) -> Color {
        let stops = stops.sorted { $0.location < $1.location }
        guard let next = stops.firstIndex(where: { $0.location > place }) else {
            return stops.last?.color ?? .clear
        }
        guard next > 0 else { return stops[0].color }
        let (low, high) = (stops[next - 1], stops[next])
        let part = (place - low.location) / (high.location - low.location)
        return low.color.mix(with: high.color, by: part, in: .device)
    }
}
