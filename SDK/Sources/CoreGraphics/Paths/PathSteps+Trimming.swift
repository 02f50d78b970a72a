package import Foundation

extension PathSteps {
    /// The part of the path between two fractions of its length; all parts count together.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathSteps {
        let (start, end) = (max(0, min(start, 1)), max(0, min(end, 1)))
        if start == 0, end == 1 { return self }
        guard start < end else { return PathSteps() }
        let segments = parts.flatMap(\.segments)
        let lengths = segments.map(SegmentLength.init)
        let total = lengths.reduce(0) { $0 + $1.whole }
        guard total > 0, total.isFinite else { return PathSteps() }
        var (result, passed) = (PathSteps(), CGFloat(0))
        for (segment, length) in zip(segments, lengths) {
            let low = max(start * total - passed, 0)
            let high = min(end * total - passed, length.whole)
            if low < high {
                result.add(
                    segment.piece(from: length.parameter(at: low), to: length.parameter(at: high)))
            }
            passed += length.whole
        }
        return result
    }

    private mutating func add(_ segment: PathSegment) {
        let from = segment.point(at: 0)
        if let current, (current - from).length < 1e-9 {} else { move(to: from) }
        switch segment {
        case .line(_, let to): addLine(to: to)
        case .curve(_, let control1, let control2, let to):
            addCurve(control1: control1, control2: control2, to: to)
        }
    }
}

/// How long a segment is, up to each of its places.
private struct SegmentLength {
    /// The length up to each of equally distant parameters.
    private let passed: [CGFloat]

    init(_ segment: PathSegment) {
        let count = if case .line = segment { 1 } else { 48 }
        var (lengths, last) = ([CGFloat(0)], segment.point(at: 0))
        for index in 1...count {
            let point = segment.point(at: CGFloat(index) / CGFloat(count))
            lengths.append(lengths[index - 1] + (point - last).length)
            last = point
        }
        passed = lengths
    }

    var whole: CGFloat { passed[passed.count - 1] }

    /// The parameter where so much of the segment is passed.
    func parameter(at length: CGFloat) -> CGFloat {
        guard let after = passed.firstIndex(where: { $0 >= length }), after > 0 else { return 0 }
        let (low, high) = (passed[after - 1], passed[after])
        let fraction = high > low ? (length - low) / (high - low) : 0
        return (CGFloat(after - 1) + fraction) / CGFloat(passed.count - 1)
    }
}
