import CPangoCairo
package import WidgetWire

/// An installed font at a size, kept as long as this object.
///
/// Belongs to its engine's thread.
package final class InstalledFont {
    private let pointer: OpaquePointer
    /// Whether its glyphs are coloured pictures.
    private let hasColors: Bool

    init(_ pointer: OpaquePointer) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
        hasColors = pango_fc_font_get_pattern(pointer).map(FontPattern.init)?.flag("color") ?? false
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// A number that no line of honest text reaches.
    private static let mostGlyphs = 1_000

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
        let drawing = GlyphDrawing(pointer)
        for start in stride(from: 0, to: run.glyphs.count, by: Self.mostGlyphs) where mayGoOn() {
            let glyphs = run.glyphs.indices[start...].prefix(Self.mostGlyphs).map { index in
                cairo_glyph_t(
                    index: UInt(run.glyphs[index]), x: x + Double(run.positions[2 * index]),
                    y: y + Double(run.positions[2 * index + 1]))
            }
            if isRounded {
                RoundedLetters.draw(glyphs, of: pointer, cairo: cairo)
            } else {
                drawing?.draw(glyphs, hasColors: hasColors, on: cairo, while: mayGoOn)
            }
        }
    }
}
