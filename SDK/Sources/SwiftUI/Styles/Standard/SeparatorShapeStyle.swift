import CWidgetPlugin

/// The colour of lines between contents.
public struct SeparatorShapeStyle: Hashable, Sendable {
    /// Draws with the colour of separators.
    public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between contents.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension SeparatorShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_SEPARATOR) }
}
