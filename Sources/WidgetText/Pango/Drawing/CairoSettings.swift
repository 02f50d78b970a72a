import CPangoCairo
import WidgetWire

extension OpaquePointer {
    /// Sets the colour that a `cairo_t` draws with.
    func setColor(_ color: Color) {
        cairo_set_source_rgba(
            self, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    /// Resets the dashes of a `cairo_t`.
    func setSolidLines() { cairo_set_dash(self, [0], 0, 0) }
}
