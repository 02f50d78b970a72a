import Foundation

/// A function drawn over the domain of the chart's axis.
struct PlottedFunction {
    /// A sample of a function: a value of a line, or two of an area.
    struct Sample {
        let x: Double
        let low: Double
        var high: Double?

        var isFinite: Bool { x.isFinite && low.isFinite && (high ?? 0).isFinite }
    }

    /// The number of samples.
    static let count = 256

    /// The part of the axis that is drawn; nil: all of it.
    let domain: ClosedRange<Double>?
    /// Whether the domain is not the axis' but a parameter's.
    var isParametric = false
    let sample: (Double) -> Sample

    /// Returns the samples in a range of the axis, split where the function has no value.
    func pieces(in axis: ClosedRange<Double>) -> [[Sample]] {
        let range = domain ?? axis
        let length = range.upperBound - range.lowerBound
        guard length.isFinite else { return [] }
        let steps = length > 0 ? Self.count : 0
        let samples = (0...steps).map { step in
            sample(range.lowerBound + length * Double(step) / Double(max(1, steps)))
        }
        return samples.split { !$0.isFinite }.map(Array.init)
    }
}

extension ChartPart {
    /// A function's mark, before the chart's axis is known.
    init(_ shape: Shape, function: PlottedFunction) {
        self.init(shape, x: nil, y: nil)
        self.function = function
    }

    /// The marks of functions at places of the axis; others are themselves.
    static func sampled(_ parts: [ChartPart], _ options: ChartOptions) -> [ChartPart] {
        guard parts.contains(where: { $0.function != nil }) else { return parts }
        let axis = range(of: parts, options)
        var piece = 0
        return parts.flatMap { part -> [ChartPart] in
            guard let function = part.function else { return [part] }
            return function.pieces(in: axis).flatMap { samples in
                piece += 1
                return samples.map { part.at($0, piece: piece) }
            }
        }
    }

    /// Returns the domain of the horizontal axis: the author's, or that of functions and other
    /// marks.
    private static func range(of parts: [ChartPart], _ options: ChartOptions) -> ClosedRange<Double>
    {
        let domains = parts.compactMap(\.function).filter { !$0.isParametric }.compactMap(\.domain)
        let ends = domains.flatMap { [PlottedValue.number($0.lowerBound), .number($0.upperBound)] }
        let values = ends + parts.flatMap { $0.x?.ends ?? [] }
        guard case .numbers(let range, _) = PlotScale(values, options.x).domain else {
            return 0...1
        }
        return range
    }

    private func at(_ sample: PlottedFunction.Sample, piece: Int) -> ChartPart {
        var part = self
        part.function = nil
        part.piece = piece
        part.x = PlottedExtent(low: .number(sample.x))
        part.y = PlottedExtent(low: .number(sample.low), high: sample.high.map { .number($0) })
        return part
    }
}
