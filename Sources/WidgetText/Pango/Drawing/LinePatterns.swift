import CPangoCairo
import WidgetWire

/// Lines under and through letters, which Pango would draw elsewhere, and only solid ones.
struct LinePatterns {
    private struct Stroke {
        var bytes: Range<Int>
        var isUnderline: Bool
        var pattern: LinePattern
        var color: Color
        /// The distance below the baseline, in points.
        var depth: Double
        /// The thickness, in points.
        var width: Double
    }

    private let text: StyledText
    private let strokes: [Stroke]

    /// Makes the lines of a text; nil when there are none.
    init?(_ text: StyledText, fit: LetterFit) {
        self.text = text
        strokes = text.segments.flatMap { segment -> [Stroke] in
            let style = segment.style
            let size = segment.font.size * fit.scale
            let stroke = {
                (isUnderline: Bool, pattern: LinePattern, color: Color?, depth: Double) in
                Stroke(
                    bytes: segment.range, isUnderline: isUnderline, pattern: pattern,
                    color: color ?? style.color,
                    depth: depth * size - style.baselineOffset * fit.scale,
                    width: LetterRule.thickness(of: segment.font) * size)
            }
            var strokes: [Stroke] = []
            if style.underline {
                let color = style.hasUnderlineColor ? style.underlineColor : nil
                strokes.append(
                    stroke(true, style.underlinePattern, color, LetterRule.underlineDepth))
            }
            if style.strikethrough {
                let color = style.hasStrikethroughColor ? style.strikethroughColor : nil
                strokes.append(
                    stroke(
                        false, style.strikethroughPattern, color, LetterRule.strikethroughDepth))
            }
            return strokes
        }
        if strokes.isEmpty { return nil }
    }

    /// Draws those of a line whose baseline starts at a point.
    ///
    /// As in SwiftUI, underlines do not go under the spaces at the ends of a line, but under the
    /// room after its last letter: arms C9w and C9k of docs/probes/swiftui-rich-text.swift of
    /// https://github.com/mburger89/MetalUI.
    ///
    /// - Parameter room: The room after the last letter, in points.
    func draw(
        on line: UnsafeMutablePointer<PangoLayoutLine>, bytes: Range<Int>, room: Double, x: Double,
        y: Double, cairo: OpaquePointer
    ) {
        let inner = text.withoutOuterSpaces(bytes)
        let drawn = strokes.compactMap { stroke -> Stroke? in
            var part = stroke
            part.bytes = stroke.bytes.clamped(to: stroke.isUnderline ? inner : bytes)
            return part.bytes.isEmpty ? nil : part
        }
        if drawn.isEmpty { return }
        // The ranges count from where Pango would align the line.
        let extent = line.extent(of: bytes)
        let last = text.startOfScalar(at: bytes.upperBound - 1)..<bytes.upperBound
        let isLastOnRight = line.extent(of: last).upperBound == extent.upperBound
        for stroke in drawn {
            cairo_save(cairo)
            CairoSettings.setColor(stroke.color, of: cairo)
            for part in line.parts(showing: stroke.bytes) {
                let isLast = isLastOnRight && part.upperBound == extent.upperBound
                let rule = LetterRule(
                    from: x + part.lowerBound - extent.lowerBound,
                    to: x + part.upperBound - extent.lowerBound + (isLast ? room : 0),
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

extension StyledText {
    /// The bytes of a line without the spaces at its ends.
    fileprivate func withoutOuterSpaces(_ line: Range<Int>) -> Range<Int> {
        let isLetter = { (byte: UInt8) in byte != UInt8(ascii: " ") }
        guard let first = bytes[line].firstIndex(where: isLetter),
            let last = bytes[line].lastIndex(where: isLetter)
        else { return line.lowerBound..<line.lowerBound }
        return first..<last + 1
    }
}
