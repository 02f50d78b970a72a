import CWidgetPlugin

/// The color of placeholder text.
public struct PlaceholderTextShapeStyle: Hashable, Sendable {
    /// Creates the style.
    public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension PlaceholderTextShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_TERTIARY) }
}
