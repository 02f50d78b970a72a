import CWidgetPlugin

/// The colour of text that stands for what is not there yet.
public struct PlaceholderTextShapeStyle: Hashable, Sendable {
    /// Draws with the colour of placeholders.
    public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of text that stands for what is not there yet.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension PlaceholderTextShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_TERTIARY) }
}
