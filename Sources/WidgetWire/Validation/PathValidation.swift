extension Path {
    /// The greatest length counted of a line that is far outside of any widget.
    private static let longestLine: Float = 1_000

    /// The length from point to point as drawn, including control points; parts out of a widget's
    /// reach are cut off.
    func length(in scale: DrawnScale) -> Double {
        let factor = scale.factor
        return length(cuttingAt: Self.longestLine / Float(factor)) * factor
    }

    /// The length from point to point, including control points, with each step cut at `longest`.
    func length(cuttingAt longest: Float) -> Double {
        guard points.count >= 4 else { return 0 }
        var length = 0.0
        for index in stride(from: 2, to: points.count - 1, by: 2) {
            let x = abs(points[index] - points[index - 2])
            let y = abs(points[index + 1] - points[index - 1])
            length += Double(min(x + y, longest))
        }
        return length
    }
}

extension Path {
    func isDrawable(within limit: Double) -> Bool {
        var count = 0
        for verb in verbs {
            switch Path.Verb(rawValue: Int(verb)) {
            case .move, .line: count += 2
            case .curve: count += 6
            case .close: break
            case .UNRECOGNIZED, nil: return false
            }
        }
        return count == points.count && verbs.first ?? 0 == UInt8(Path.Verb.move.rawValue)
            && points.allSatisfy { abs(Double($0)) <= limit }
    }
}

extension Shape {
    /// The widest line whose corners and ends are counted in full.
    private static let widestLine = 10_000.0

    /// The length of the lines that Cairo draws across a stroke, at its corners and the ends of its
    /// dashes.
    func strokeLength(in scale: DrawnScale) -> Double {
        var (corners, length) = (0, 0.0)
        if case .path(let path) = outline.form {
            corners = path.verbs.count
            length = path.length(cuttingAt: .infinity)
        } else {
            length = 2 * (outline.frame.width + outline.frame.height)
        }
        let dashes = lineStyle.dash.isEmpty ? 0 : lineStyle.dashCount(along: length)
        let across = min(abs(lineWidth) * scale.factor, Self.widestLine)
        return (Double(corners) + 2 * dashes) * across
    }
}

extension LineStyle {
    /// The greatest number of dashes along a line.
    fileprivate func dashCount(along length: Double) -> Double {
        let patterns = min(length / dash.reduce(0, +), DisplayListLimits.dashPatterns)
        return patterns * Double((dash.count + 1) / 2)
    }

    func isDrawable(within limit: Double) -> Bool {
        abs(miterLimit) <= limit && abs(dashPhase) <= limit && dash.count <= 64
            && dash.allSatisfy { (0...limit).contains($0) }
            && (dash.isEmpty || dash.reduce(0, +) > 0)
    }
}
