import WidgetWire

extension LineStyle {
    var debugWords: [String] {
        var words: [String] = []
        if cap != .butt { words.append("cap=\(cap)") }
        if join != .miter { words.append("join=\(join)") }
        if miterLimit != 10 { words.append("miter=\(miterLimit.debugText)") }
        if !dash.isEmpty {
            let lengths = dash.map(\.debugText).joined(separator: ",")
            words.append("dash=\(lengths)" + (dashPhase == 0 ? "" : "+\(dashPhase.debugText)"))
        }
        return words
    }
}

extension Path {
    /// Letters and points as in SVG.
    var debugText: String {
        var (text, next) = (evenOdd ? "evenodd(" : "path(", points.startIndex)
        for verb in verbs {
            let (letter, count) = Verb(rawValue: Int(verb))?.letter ?? ("?", 0)
            text += letter
            for point in 0..<count where next + 1 < points.count {
                text += point == 0 ? "" : " "
                text += "\(Double(points[next]).debugText),\(Double(points[next + 1]).debugText)"
                next += 2
            }
        }
        return text + ")"
    }
}

extension Path.Verb {
    fileprivate var letter: (String, pointCount: Int) {
        switch self {
        case .move: ("M", 1)
        case .line: ("L", 1)
        case .curve: ("C", 3)
        case .close: ("Z", 0)
        case .UNRECOGNIZED: ("?", 0)
        }
    }
}
