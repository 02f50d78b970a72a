import CPangoCairo
import WidgetWire

/// A PangoFontDescription.
final class FontDescription {
    let pointer: OpaquePointer

    /// The sizes in points; FreeType sets no letters much larger.
    private static let sizes = 0.1...10_000

    init(_ font: Font, scale: Double) {
        pointer = pango_font_description_new()
        let size = (font.size * scale).clamped(to: Self.sizes)
        pango_font_description_set_family(pointer, FontFamilies.name(of: font, size: size))
        pango_font_description_set_weight(pointer, font.weight == 0 ? 400 : font.weight)
        pango_font_description_set_style(
            pointer, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(pointer, size * PangoUnits.perPoint)
    }

    deinit {
        pango_font_description_free(pointer)
    }
}
