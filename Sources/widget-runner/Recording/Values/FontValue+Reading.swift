import CWidgetPlugin
import WidgetLayout

extension FontValue {
    /// Reads the font of a plugin's struct.
    init(_ pointer: UnsafePointer<widget_font>) {
        let font = copySized(pointer, into: widget_font())
        self.init(
            style: font.style.rawValue, points: font.points, weight: font.weight,
            design: font.design.rawValue, family: String(plugin: font.family) ?? "",
            italic: font.italic,
            monospacedDigit: font.monospaced_digit, smallCaps: font.small_caps.rawValue,
            leading: font.leading.rawValue, width: font.width)
    }
}
