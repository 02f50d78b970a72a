import WidgetWire

/// How far a line reaches above and below its baseline, in points.
struct LineMetrics: Hashable {
    var ascent: Double
    var descent: Double

    var height: Double { ascent + descent }

    /// San Francisco's, whatever font stands in for it, so that lines are as high as on Apple's
    /// systems: 20.29 points for 17.
    static func system(size: Double) -> LineMetrics {
        LineMetrics(ascent: size * 1950 / 2048, descent: size * 494 / 2048)
    }

    mutating func include(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}

extension LineMetrics {
    /// The part of the em between the baseline and the top of a capital letter.
    static let capHeight = 0.705
}
