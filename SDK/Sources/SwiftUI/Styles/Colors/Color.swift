import CWidgetPlugin

/// A color: a system color, which adapts to light and dark appearance, or a custom one.
///
/// As a view it takes all the room it is offered.
public struct Color: Hashable, Sendable {
    let value: PaintColor

    init(_ value: PaintColor) { self.value = value }

    init(_ name: widget_color_name) { self.init(PaintColor(name)) }

    /// Returns the color with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var value = value
        value.opacity *= Float(opacity)
        return Color(value)
    }
}

extension Color: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(.color(value)) }
}

extension Color: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.record(_StyleView(style: self))
    }
}
