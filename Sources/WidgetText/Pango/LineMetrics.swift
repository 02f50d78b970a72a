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

    /// With lines closer together, or farther apart, by what Apple's leading variants differ.
    func with(_ leading: Font.Leading) -> LineMetrics {
        let change: Double =
            switch leading {
            case .tight: -1
            case .loose: 1
            case .standard, .UNRECOGNIZED: 0
            }
        return LineMetrics(
            ascent: max(0, ascent + change), descent: max(0, descent + change))
    }

    func scaled(_ scale: Double) -> LineMetrics {
        LineMetrics(ascent: ascent * scale, descent: descent * scale)
    }

    /// With room for letters that stand above the baseline, or below it.
    func raised(_ points: Double) -> LineMetrics {
        LineMetrics(ascent: ascent + max(0, points), descent: descent + max(0, -points))
    }

    mutating func include(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}

extension LineMetrics {
    /// The part of the em between the baseline and the top of a capital letter.
    static let capHeight = 1443.0 / 2048
}
