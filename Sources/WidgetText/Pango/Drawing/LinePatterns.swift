import CPangoCairo
import WidgetWire

/// Lines under and through letters, which Pango would draw elsewhere, and only solid ones.
struct LinePatterns {
    private struct Stroke {
        var bytes: Range<Int>
        var look: Look
    }

    fileprivate struct Look: Equatable {
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
        let underlines = text.segments.filter(\.style.underline).map { segment in
            let style = segment.style
            return Stroke(
                bytes: segment.range,
                look: Look(
                    segment, fit, isUnderline: true, pattern: style.underlinePattern,
                    color: style.hasUnderlineColor ? style.underlineColor : style.color))
        }
        let strikethroughs = text.segments.filter(\.style.strikethrough).map { segment in
            let style = segment.style
            return Stroke(
                bytes: segment.range,
                look: Look(
                    segment, fit, isUnderline: false, pattern: style.strikethroughPattern,
                    color: style.hasStrikethroughColor ? style.strikethroughColor : style.color))
        }
        strokes = Self.joined(underlines) + Self.joined(strikethroughs)
        if strokes.isEmpty { return nil }
    }

    /// Makes one of those that continue each other, which ends only once on a whole pixel.
    private static func joined(_ strokes: [Stroke]) -> [Stroke] {
        strokes.reduce(into: []) { joined, stroke in
            if let last = joined.last, last.look == stroke.look,
                last.bytes.upperBound == stroke.bytes.lowerBound
            {
                joined[joined.count - 1].bytes = last.bytes.lowerBound..<stroke.bytes.upperBound
            } else {
                joined.append(stroke)
            }
        }
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
            part.bytes = stroke.bytes.clamped(to: stroke.look.isUnderline ? inner : bytes)
            return part.bytes.isEmpty ? nil : part
        }
        if drawn.isEmpty { return }
        // The ranges count from where Pango would align the line.
        let extent = line.extent(of: bytes)
        let last = text.startOfScalar(at: bytes.upperBound - 1)..<bytes.upperBound
        let isLastOnRight = line.extent(of: last).upperBound == extent.upperBound
        for stroke in drawn {
            cairo_save(cairo)
            CairoSettings.setColor(stroke.look.color, of: cairo)
            for part in line.parts(showing: stroke.bytes) {
                let isLast = isLastOnRight && part.upperBound == extent.upperBound
                let rule = LetterRule(
                    from: x + part.lowerBound - extent.lowerBound,
                    to: x + part.upperBound - extent.lowerBound + (isLast ? room : 0),
                    y: y + stroke.look.depth, thickness: stroke.look.width, on: cairo)
                let dashes = stroke.look.pattern.dashes(thickness: rule.thickness)
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

extension LinePatterns.Look {
    /// The look of a line at the letters of a segment.
    fileprivate init(
        _ segment: StyledText.Segment, _ fit: LetterFit, isUnderline: Bool, pattern: LinePattern,
        color: Color
    ) {
        let size = segment.font.size * fit.scale
        let depth = isUnderline ? LetterRule.underlineDepth : LetterRule.strikethroughDepth
        self.init(
            isUnderline: isUnderline, pattern: pattern, color: color,
            depth: depth * size - segment.style.baselineOffset * fit.scale,
            width: LetterRule.thickness(of: segment.font) * size)
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
