import CWidgetPlugin

/// A translucent gray for shapes.
public struct FillShapeStyle: Hashable, Sendable {
    /// Draws with the system's fill.
    public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The system's fill; its levels, such as `.fill.tertiary`, are for larger shapes.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension FillShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_FILL_PRIMARY) }
}
