import CWidgetPlugin

/// The color of separators.
public struct SeparatorShapeStyle: Hashable, Sendable {
    /// Creates the style.
    public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension SeparatorShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_SEPARATOR) }
}
