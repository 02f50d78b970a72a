import CWidgetPlugin

/// The color of links.
public struct LinkShapeStyle: Hashable, Sendable {
    /// Creates the style.
    public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension LinkShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_BLUE) }
}
