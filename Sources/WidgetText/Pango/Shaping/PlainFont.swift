import CPangoCairo
import WidgetWire

/// A font for plain text of one script and language, as Pango chose it.
final class PlainFont {
    /// The properties that determine the choice.
    struct Style: Equatable {
        private let script: PlainScript
        fileprivate let font: Font
        private let locale: String
        private let context: OpaquePointer

        /// Reads a text's style; nil for text that is not plain: with several styles or scripts, or
        /// room between letters.
        init?(_ text: StyledText, context: OpaquePointer) {
            guard text.segments.count == 1, let segment = text.segments.first,
                segment.drawing == nil, segment.spacing(.natural) == 0,
                segment.style.baselineOffset == 0, segment.font.smallCaps == .none,
                let script = PlainScript(text.bytes)
            else { return nil }
            self.script = script
            font = segment.font
            locale = segment.style.locale
            self.context = context
        }
    }

    private static let unusual =
        PANGO_ANALYSIS_FLAG_CENTERED_BASELINE | PANGO_ANALYSIS_FLAG_IS_ELLIPSIS
        | PANGO_ANALYSIS_FLAG_NEED_HYPHEN

    let style: Style
    private let item: UnsafeMutablePointer<PangoItem>
    /// The room after each letter, in Pango's units.
    fileprivate let tracking: Int32
    private let glyphs = pango_glyph_string_new()

    /// Takes over the result of a layout for a text of this length; nil when it has several parts
    /// or another direction.
    init?(_ style: Style, _ layout: TextLayout, length: Int) {
        guard let found = layout.onlyItem, found.pointee.length == length,
            found.pointee.analysis.level == 0,
            found.pointee.analysis.flags & Self.unusual == 0
        else { return nil }
        self.style = style
        tracking = PangoUnits.units(SystemTracking.points(of: style.font, scale: 1))
        item = pango_item_copy(found)
        // Attributes that apply to all of one text apply to all of another.
        var next = item.pointee.analysis.extra_attrs
        while let node = next {
            let attribute = node.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
            attribute.pointee.start_index = 0
            attribute.pointee.end_index = .max
            next = node.pointee.next
        }
    }

    deinit {
        pango_glyph_string_free(glyphs)
        pango_item_free(item)
    }

    /// Shapes a text of the style; nil when the font lacks a letter.
    func line(_ bytes: [UInt8]) -> PlainLine? {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
            let length = Int32(bytes.count)
            pango_shape_full(start, length, start, length, &item.pointee.analysis, glyphs)
        }
        track()
        var run = LineRun(PangoGlyphItem(item: item, glyphs: glyphs, y_offset: 0), x: 0)
        run.bytes = bytes.indices
        return run.isIncomplete ? nil : PlainLine(run: run, font: self)
    }

    /// Adds the font's room between letters, as a layout does.
    private func track() {
        guard tracking != 0, let letters = glyphs.pointee.glyphs else { return }
        for index in 1..<max(1, Int(glyphs.pointee.num_glyphs))
        where letters[index].is_cluster_start != 0 {
            letters[index - 1].width += tracking
        }
    }
}

/// A shaped line of plain text.
struct PlainLine {
    let run: LineRun
    /// The width including the room after the last letter, in points.
    var width: Double { run.width + PangoUnits.points(font.tracking) }
    /// The font, which keeps the run's.
    let font: PlainFont
}
