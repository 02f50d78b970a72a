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

    /// Draws the glyphs of a run whose left edge and baseline are a point of a `cairo_t`, in its paint.
    package func draw(_ run: FaceRun, x: Double, y: Double, cairo: OpaquePointer) {
        guard let font = pango_cairo_font_get_scaled_font(pointer) else { return }
        let glyphs = run.glyphs.indices.map { index in
            cairo_glyph_t(
                index: UInt(run.glyphs[index]), x: x + Double(run.positions[2 * index]),
                y: y + Double(run.positions[2 * index + 1]))
        }
        cairo_set_scaled_font(cairo, font)
        cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    }
}
