extension DisplayNode {
    /// How many verbs the node's paths have.
    var pathVerbCount: Int {
        switch content {
        case .shape(let shape): shape.outline.path.verbs.count
        case .group(let group): group.clip.path.verbs.count
        default: 0
        }
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
