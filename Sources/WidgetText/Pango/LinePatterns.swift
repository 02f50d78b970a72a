import CPangoCairo
import WidgetWire

/// Lines under and through letters, which Pango does not draw: dotted and dashed ones, and solid
/// ones along letters that Pango does not draw either.
struct LinePatterns {
    private struct Stroke {
        var bytes: Range<Int>
        var pattern: LinePattern
        var color: Color
        /// The distance below the baseline, in points.
        var depth: Double
        var width: Double
    }

    private let strokes: [Stroke]

    /// Makes the lines of some patterns; nil when there are none.
    init?(_ text: StyledText, fit: LetterFit, where isDrawn: (LinePattern) -> Bool) {
        strokes = text.segments.flatMap { segment -> [Stroke] in
            let style = segment.style
            let size = segment.font.size * fit.scale
            let stroke = { (pattern: LinePattern, color: Color?, depth: Double) in
                Stroke(
                    bytes: segment.range, pattern: pattern, color: color ?? style.color,
                    depth: depth * size - style.baselineOffset * fit.scale,
                    width: LetterRule.width * size)
            }
            var strokes: [Stroke] = []
            if style.underline, isDrawn(style.underlinePattern) {
                let color = style.hasUnderlineColor ? style.underlineColor : nil
                strokes.append(stroke(style.underlinePattern, color, LetterRule.underlineDepth))
            }
            if style.strikethrough, isDrawn(style.strikethroughPattern) {
                let color = style.hasStrikethroughColor ? style.strikethroughColor : nil
                strokes.append(
                    stroke(style.strikethroughPattern, color, LetterRule.strikethroughDepth))
            }
            return strokes
        }
        if strokes.isEmpty { return nil }
    }

    /// Draws those of a line whose baseline starts at a point.
    func draw(
        on line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Range<Int>, x: Double, y: Double,
        cairo: OpaquePointer
    ) {
        for stroke in strokes where stroke.bytes.overlaps(bytes) {
            cairo_save(cairo)
            cairo.setColor(stroke.color)
            cairo_set_line_width(cairo, stroke.width)
            let dashes = stroke.pattern.dashes.map { $0 * stroke.width }
            cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
            for part in Self.parts(of: line, stroke.bytes.clamped(to: bytes)) {
                cairo_new_path(cairo)
                cairo_move_to(cairo, x + part.lowerBound, y + stroke.depth)
                cairo_line_to(cairo, x + part.upperBound, y + stroke.depth)
                cairo_stroke(cairo)
            }
            cairo_restore(cairo)
        }
    }

    /// The ranges in which a line shows some bytes of the text; several where directions mix.
    private static func parts(
        of line: UnsafeMutablePointer<PangoLayoutLine>, _ bytes: Range<Int>
    ) -> [ClosedRange<Double>] {
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
            line, Int32(bytes.lowerBound), Int32(bytes.upperBound), &ranges, &count)
        guard let ranges else { return [] }
        defer { g_free(ranges) }
        return (0..<Int(count)).map { index in
            let ends = [ranges[2 * index], ranges[2 * index + 1]].map(PangoUnits.points)
            return min(ends[0], ends[1])...max(ends[0], ends[1])
        }
    }
}

/// The positions of lines along letters that Pango does not draw, in ems.
package enum LetterRule {
    /// The distance from the baseline down to the middle of an underline.
    package static let underlineDepth = 0.14
    /// The same for a strikethrough, which is above the baseline.
    package static let strikethroughDepth = -0.27
    /// The thickness of a line.
    package static let width = 1.0 / 14
}

extension LinePattern {
    /// The lengths of dashes and gaps in turn, as multiples of the line's width.
    package var dashes: [Double] {
        switch self {
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        case .solid, .UNRECOGNIZED: [1, 0]
        }
    }
}
