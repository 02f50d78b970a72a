import CPangoCairo
import WidgetWire

/// One PangoLayout: text shaped and broken into lines.
///
/// Belongs to its engine's thread.
final class TextLayout {
    enum Ellipsis: UInt32 {  // PangoEllipsizeMode
        case none, head, middle, tail
    }

    private let pointer: OpaquePointer

    /// - Parameters:
    ///   - width: Where lines are broken, in points; nil: only at line feeds.
    ///   - ellipsis: Unless `none`, everything goes on one line that is cut to the width.
    ///   - context: A PangoContext that outlives the layout.
    init(
        _ text: StyledText, fontScale: Double = 1, width: Double?, ellipsis: Ellipsis = .none,
        context: OpaquePointer
    ) {
        pointer = pango_layout_new(context)
        text.bytes.withUnsafeBytes { bytes in
            let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
            if let start { pango_layout_set_text(pointer, start, Int32(bytes.count)) }
        }
        let attributes = Self.attributes(of: text, fontScale: fontScale)
        pango_layout_set_attributes(pointer, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_wrap(pointer, Self.wrapAtWordsElseCharacters)
        pango_layout_set_ellipsize(pointer, ellipsis.rawValue)
        if let width {
            pango_layout_set_width(pointer, Self.units(width))
        }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }

    /// Whether the ellipsis had to be put in.
    var isEllipsized: Bool { pango_layout_is_ellipsized(pointer) != 0 }

    /// The bytes of the text that a line shows.
    func range(ofLine index: Int) -> Range<Int> {
        guard let line = line(index) else { return 0..<0 }
        let start = Int(pango_layout_line_get_start_index(line))
        return start..<start + Int(pango_layout_line_get_length(line))
    }

    /// The advance of a line, in points.
    func width(ofLine index: Int) -> Double {
        guard let line = line(index) else { return 0 }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return Self.points(logical.width)
    }

    /// Whether no line would be broken at a width.
    func fits(_ width: Double) -> Bool { widest <= Self.units(width) }

    /// In Pango's units.
    private lazy var widest: Int32 = (0..<lineCount).reduce(0) { widest, index in
        guard let line = line(index) else { return widest }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return max(widest, logical.width)
    }

    /// The part of a line that gets ink, in points from the start of its baseline.
    func ink(ofLine index: Int) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        guard let line = line(index) else { return (0...0, 0...0) }
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, nil)
        return (
            Self.points(ink.x)...Self.points(ink.x + ink.width),
            Self.points(ink.y)...Self.points(ink.y + ink.height)
        )
    }

    /// Whether the fonts have a glyph for every character.
    var hasAllGlyphs: Bool { pango_layout_get_unknown_glyphs_count(pointer) == 0 }

    /// Draws a line with its baseline starting at a point of a `cairo_t`.
    func draw(line index: Int, x: Double, y: Double, cairo: OpaquePointer) {
        guard let line = line(index) else { return }
        cairo_move_to(cairo, x, y)
        pango_cairo_show_layout_line(cairo, line)
    }

    private func line(_ index: Int) -> OpaquePointer? {
        pango_layout_get_line_readonly(pointer, Int32(index))
    }

    private static let wrapAtWordsElseCharacters: UInt32 = 2  // PANGO_WRAP_WORD_CHAR

    private static func points(_ units: Int32) -> Double {
        Double(units) / 1024  // PANGO_SCALE
    }

    private static func units(_ points: Double) -> Int32 {
        Int32((min(max(points, 0), 1_000_000) * 1024).rounded(.up))
    }
}

extension TextLayout {
    private static func attributes(of text: StyledText, fontScale: Double) -> OpaquePointer {
        let list = pango_attr_list_new()
        for segment in text.segments {
            let insert = { (attribute: UnsafeMutablePointer<PangoAttribute>) in
                attribute.pointee.start_index = UInt32(segment.range.lowerBound)
                attribute.pointee.end_index = UInt32(segment.range.upperBound)
                pango_attr_list_insert(list, attribute)
            }
            let description = FontDescription(segment.font, scale: fontScale)
            insert(pango_attr_font_desc_new(description.pointer))
            let color = segment.color
            insert(
                pango_attr_foreground_new(
                    component(color.red), component(color.green), component(color.blue)))
            insert(pango_attr_foreground_alpha_new(max(component(color.alpha), 1)))
            insert(pango_attr_insert_hyphens_new(0))
            if segment.font.monospacedDigit { insert(pango_attr_font_features_new("tnum=1")) }
            if segment.underline { insert(pango_attr_underline_new(1)) }
            if segment.strikethrough { insert(pango_attr_strikethrough_new(1)) }
        }
        return list
    }

    private static func component(_ value: Float) -> UInt16 {
        UInt16((min(max(value, 0), 1) * 65535).rounded())
    }

    /// The metrics of a font that was asked for by its family's name.
    static func metrics(of font: Font, context: OpaquePointer) -> LineMetrics? {
        let description = FontDescription(font, scale: 1)
        guard let pangoFont = pango_context_load_font(context, description.pointer) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pangoFont)) }
        let metrics = pango_font_get_metrics(pangoFont, nil)
        defer { pango_font_metrics_unref(metrics) }
        return LineMetrics(
            ascent: points(pango_font_metrics_get_ascent(metrics)),
            descent: points(pango_font_metrics_get_descent(metrics)))
    }
}

/// A PangoFontDescription.
private final class FontDescription {
    let pointer: OpaquePointer

    init(_ font: Font, scale: Double) {
        pointer = pango_font_description_new()
        pango_font_description_set_family(pointer, FontFamilies.name(of: font))
        pango_font_description_set_weight(pointer, font.weight == 0 ? 400 : font.weight)
        pango_font_description_set_style(pointer, font.italic ? 2 : 0)  // PANGO_STYLE_ITALIC
        pango_font_description_set_absolute_size(pointer, max(font.size * scale, 0.1) * 1024)
    }

    deinit {
        pango_font_description_free(pointer)
    }
}
