import WidgetWire

/// The extents of a line above and below its baseline, in points.
struct LineMetrics: Hashable {
    var ascent: Double
    var descent: Double

    var height: Double { ascent + descent }

    /// San Francisco's extents, whatever font replaces it, so that lines are as high as on Apple's
    /// systems.
    ///
    /// For 17 points that is 20.29.
    static func system(size: Double) -> LineMetrics {
        LineMetrics(ascent: size * 1950 / 2048, descent: size * 494 / 2048)
    }

    /// The extents with lines closer together or farther apart, as in Apple's leading variants.
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

    /// The extents with room for letters above or below the baseline.
    func raised(_ points: Double) -> LineMetrics {
        LineMetrics(ascent: ascent + max(0, points), descent: descent + max(0, -points))
    }

    mutating func include(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}

extension LineMetrics {
    /// The height of a capital letter in ems.
    static let capHeight = 1443.0 / 2048
}
