import CPangoCairo

/// Draws glyphs, large ones without a bitmap of each.
///
/// Cairo makes a bitmap of each letter in each size, as large as the letter is on the device, and
/// keeps it: a few hundred sizes of large letters would take gigabytes. Outlines take a few
/// kilobytes, however large they are.
struct GlyphDrawing {
    /// The size in pixels up to which glyphs have bitmaps; the pictures of most colour fonts are
    /// smaller.
    static let largestBitmap = 160.0
    /// The number of large letters that are filled at once; where they overlap, each crossing of
    /// their lines takes time.
    private static let letterLimit = 16

    /// A PangoFont.
    private let font: OpaquePointer
    private let scaled: OpaquePointer
    /// In points.
    private let size: Double

    /// Returns nil for a font that cannot be used.
    init?(_ font: OpaquePointer) {
        guard let scaled = pango_cairo_font_get_scaled_font(font) else { return nil }
        self.font = font
        self.scaled = scaled
        let description = pango_font_describe_with_absolute_size(font)
        size = PangoUnits.points(pango_font_description_get_size(description))
        pango_font_description_free(description)
    }

    /// Whether letters of a size in points are too large for bitmaps on a `cairo_t`.
    static func isLarge(_ points: Double, on cairo: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let onDevice = max(
            matrix.xx * matrix.xx + matrix.yx * matrix.yx,
            matrix.xy * matrix.xy + matrix.yy * matrix.yy
        ).squareRoot()
        return points * onDevice > largestBitmap
    }

    /// Draws glyphs on a `cairo_t`, in its paint.
    ///
    /// - Parameters:
    ///   - hasColors: Whether the glyphs are coloured pictures.
    ///   - mayGoOn: Called repeatedly while there are large glyphs.
    func draw(
        _ glyphs: [cairo_glyph_t], hasColors: Bool, on cairo: OpaquePointer,
        while mayGoOn: () -> Bool = { true }
    ) {
        cairo_set_scaled_font(cairo, scaled)
        if !Self.isLarge(size, on: cairo) {
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        } else if hasColors {
            for glyph in glyphs where mayGoOn() { drawEnlarged(glyph, on: cairo) }
        } else {
            fill(glyphs, on: cairo, while: mayGoOn)
        }
    }

    private func fill(
        _ glyphs: [cairo_glyph_t], on cairo: OpaquePointer, while mayGoOn: () -> Bool
    ) {
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        for start in stride(from: 0, to: glyphs.count, by: Self.letterLimit) where mayGoOn() {
            let some = Array(glyphs[start...].prefix(Self.letterLimit))
            cairo_new_path(cairo)
            cairo_glyph_path(cairo, some, Int32(some.count))
            cairo_fill(cairo)
        }
    }

    private func drawEnlarged(_ glyph: cairo_glyph_t, on cairo: OpaquePointer) {
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, UInt32(glyph.index), &ink, nil)
        let (left, top) = (glyph.x + PangoUnits.points(ink.x), glyph.y + PangoUnits.points(ink.y))
        EnlargedDrawing(
            fontSize: size, x: left...left + max(0, PangoUnits.points(ink.width)),
            y: top...top + max(0, PangoUnits.points(ink.height))
        ).draw(on: cairo) { small in
            cairo_set_scaled_font(small, scaled)
            cairo_show_glyphs(small, [glyph], 1)
        }
    }
}
