import CPangoCairo
import WidgetWire

/// Draws the rounded design as Inter's letters with round ends and corners.
///
/// Debian has no font of that design that is similar to San Francisco's. Metrics are Inter's.
/// Letters of other fonts, which replace those that Inter lacks, are drawn unchanged.
enum RoundedLetters {
    /// Draws glyphs of a PangoFont on a `cairo_t`, in its paint.
    static func draw(
        _ glyphs: [cairo_glyph_t], of font: OpaquePointer, cairo: OpaquePointer
    ) {
        guard let scaled = pango_cairo_font_get_scaled_font(font) else { return }
        cairo_set_scaled_font(cairo, scaled)
        guard let radius = radius(of: font) else {
            return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
        // Where letters overlap, each crossing of their lines takes time.
        for start in stride(from: 0, to: glyphs.count, by: letterLimit) {
            let some = Array(glyphs[start...].prefix(letterLimit))
            cairo_new_path(cairo)
            cairo_glyph_path(cairo, some, Int32(some.count))
            let path = cairo_copy_path(cairo)
            defer { cairo_path_destroy(path) }
            guard path.pointee.status == CAIRO_STATUS_SUCCESS else { return }
            let outline = LetterOutline(CairoPath(path.pointee))
            cairo_new_path(cairo)
            outline.rounded(radius: radius).append(to: cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    /// The number of letters that are filled at once.
    private static let letterLimit = 64

    /// Half the width of a stem, in points; nil for fonts other than Inter.
    private static func radius(of font: OpaquePointer) -> Double? {
        let description = pango_font_describe_with_absolute_size(font)
        defer { pango_font_description_free(description) }
        guard let family = pango_font_description_get_family(description),
            String(cString: family).hasPrefix("Inter")
        else { return nil }
        let size = PangoUnits.points(pango_font_description_get_size(description))
        let weight = Double(pango_font_description_get_weight(description))
        return size * stem(weight: weight) / 2
    }

    /// The width of the stem of an l, in ems, as measured in Inter's fonts.
    private static func stem(weight: Double) -> Double {
        let weight = weight.clamped(to: 100...900)
        return weight < 400
            ? 0.028 + (weight - 100) / 300 * 0.064 : 0.092 + (weight - 400) / 500 * 0.106
    }
}

extension Font {
    /// Whether letters have round ends.
    package var isRounded: Bool { design == .rounded && family.isEmpty && !bundled }
}
