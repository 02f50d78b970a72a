import CPangoCairo
import WidgetWire

/// Lines under and through letters, which Pango would draw elsewhere, and only solid ones.
struct LinePatterns {
    private struct Stroke {
        var bytes: Range<Int>
        var pattern: LinePattern
        var color: Color
        /// The distance below the baseline, in points.
        var depth: Double
        /// The thickness, in points.
        var width: Double
    }

    private let strokes: [Stroke]

    /// Makes the lines of a text; nil when there are none.
    init?(_ text: StyledText, fit: LetterFit) {
        strokes = text.segments.flatMap { segment -> [Stroke] in
            let style = segment.style
            let size = segment.font.size * fit.scale
            let stroke = { (pattern: LinePattern, color: Color?, depth: Double) in
                Stroke(
                    bytes: segment.range, pattern: pattern, color: color ?? style.color,
                    depth: depth * size - style.baselineOffset * fit.scale,
                    width: LetterRule.thickness(of: segment.font) * size)
            }
            var strokes: [Stroke] = []
            if style.underline {
                let color = style.hasUnderlineColor ? style.underlineColor : nil
                strokes.append(stroke(style.underlinePattern, color, LetterRule.underlineDepth))
            }
            if style.strikethrough {
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
        let drawn = strokes.filter { $0.bytes.overlaps(bytes) }
        if drawn.isEmpty { return }
        // The ranges count from where Pango would align the line.
        let start = line.parts(showing: bytes).map(\.lowerBound).min() ?? 0
        for stroke in drawn {
            cairo_save(cairo)
            CairoSettings.setColor(stroke.color, of: cairo)
            for part in line.parts(showing: stroke.bytes.clamped(to: bytes)) {
                let rule = LetterRule(
                    from: x + part.lowerBound - start, to: x + part.upperBound - start,
                    y: y + stroke.depth, thickness: stroke.width, on: cairo)
                let dashes = stroke.pattern.dashes(thickness: rule.thickness)
                cairo_set_line_width(cairo, rule.thickness)
                cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
                cairo_new_path(cairo)
                cairo_move_to(cairo, rule.start, rule.y)
                cairo_line_to(cairo, rule.end, rule.y)
                cairo_stroke(cairo)
            }
            cairo_restore(cairo)
        }
    }
}
