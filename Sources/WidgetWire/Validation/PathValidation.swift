extension Path {
    /// What of a line far outside of any widget counts.
    private static let longestLine: Float = 1_000

    /// From each point to the next, control points too; what is beyond a widget's reach is cut off.
    var length: Double { length(cuttingAt: Self.longestLine) }

    /// From each point to the next, control points too, where no two are further apart than `longest`.
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

extension LineStyle {
    func isDrawable(within limit: Double) -> Bool {
        abs(miterLimit) <= limit && abs(dashPhase) <= limit && dash.count <= 64
            && dash.allSatisfy { (0...limit).contains($0) }
            && (dash.isEmpty || dash.reduce(0, +) > 0)
    }
}
