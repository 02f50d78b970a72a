import CWidgetPlugin

/// The colour of links.
public struct LinkShapeStyle: Hashable, Sendable {
    /// Draws with the colour of links.
    public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension LinkShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_BLUE) }
}
