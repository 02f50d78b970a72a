import CPangoCairo
import WidgetWire

/// Settings of a `cairo_t` in our types.
enum CairoSettings {
    /// Sets the colour that it draws with.
    static func setColor(_ color: Color, of cairo: OpaquePointer) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    /// Resets its dashes.
    static func setSolidLines(of cairo: OpaquePointer) { cairo_set_dash(cairo, [0], 0, 0) }
}
