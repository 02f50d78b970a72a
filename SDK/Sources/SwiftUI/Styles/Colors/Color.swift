import CWidgetPlugin

/// A colour: one of the system's, which follow light and dark, or one of your own.
///
/// As a view it takes all the room it is offered.
public struct Color: Hashable, Sendable {
    let value: PaintColor

    init(_ value: PaintColor) { self.value = value }

    init(_ name: widget_color_name) { self.init(PaintColor(name)) }

    /// The colour with its opacity multiplied.
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
