import CPangoCairo
package import WidgetWire

/// A font of the machine at a size, kept as long as this object.
///
/// Belongs to its engine's thread.
package final class SystemFont {
    private let pointer: OpaquePointer
    /// In points.
    private let size: Double

    init(_ pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
        let description = pango_font_describe_with_absolute_size(pointer)
        size = PangoUnits.points(pango_font_description_get_size(description))
        pango_font_description_free(description)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// A number that no line of honest text reaches.
    private static let mostGlyphs = 1_000
    /// The size above which glyphs are enlarged, in pixels; the pictures of colour fonts are smaller.
    private static let largestSize = 512.0

    /// Draws the glyphs of a run with its left edge and baseline at a point of a `cairo_t`, in its
    /// paint.
    ///
    /// - Parameters:
    ///   - isRounded: Whether letters have round ends.
    ///   - mayGoOn: Called repeatedly while there are many glyphs, since large ones take long.
    package func draw(
        _ run: FaceRun, isRounded: Bool, x: Double, y: Double, cairo: OpaquePointer,
        while mayGoOn: () -> Bool
    ) {
        guard let font = pango_cairo_font_get_scaled_font(pointer) else { return }
        cairo_set_scaled_font(cairo, font)
        for start in stride(from: 0, to: run.glyphs.count, by: Self.mostGlyphs) where mayGoOn() {
            let glyphs = run.glyphs.indices[start...].prefix(Self.mostGlyphs).map { index in
                cairo_glyph_t(
                    index: UInt(run.glyphs[index]), x: x + Double(run.positions[2 * index]),
                    y: y + Double(run.positions[2 * index + 1]))
            }
            if isRounded {
                RoundedLetters.draw(glyphs, of: pointer, cairo: cairo)
            } else {
                show(glyphs, on: cairo, font, while: mayGoOn)
            }
        }
    }

    /// Shows glyphs by their bitmaps, large ones each by a smaller one.
    private func show(
        _ glyphs: [cairo_glyph_t], on cairo: OpaquePointer, _ font: OpaquePointer,
        while mayGoOn: () -> Bool
    ) {
        guard let first = glyphs.first, enlarged(first, on: cairo) != nil else {
            return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
        for glyph in glyphs where mayGoOn() {
            enlarged(glyph, on: cairo)?.draw(on: cairo) { small in
                cairo_set_scaled_font(small, font)
                cairo_show_glyphs(small, [glyph], 1)
            }
        }
    }

    /// Nil for a glyph that is not too large for a bitmap.
    private func enlarged(_ glyph: cairo_glyph_t, on cairo: OpaquePointer) -> EnlargedDrawing? {
        EnlargedDrawing(fontSize: size, limit: Self.largestSize, cairo: cairo) {
            var ink = PangoRectangle()
            pango_font_get_glyph_extents(pointer, UInt32(glyph.index), &ink, nil)
            let (left, top) = (
                glyph.x + PangoUnits.points(ink.x), glyph.y + PangoUnits.points(ink.y)
            )
            return (
                left...left + max(0, PangoUnits.points(ink.width)),
                top...top + max(0, PangoUnits.points(ink.height))
            )
        }
    }
}
