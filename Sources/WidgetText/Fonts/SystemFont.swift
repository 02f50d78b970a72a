import CPangoCairo
package import WidgetWire

/// A font of the machine at a size, kept as long as this is.
///
/// Belongs to its engine's thread.
package final class SystemFont {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// More than any line of honest text has.
    private static let mostGlyphs = 1_000

    /// Draws the glyphs of a run whose left edge and baseline are a point of a `cairo_t`, in its paint.
    ///
    /// - Parameters:
    ///   - isRounded: Whether letters have round ends.
    ///   - mayGoOn: Asked again and again while there are many: large ones take long.
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
                cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
            }
        }
    }
}
