import CWidgetPlugin

/// The tint of the environment.
public struct TintShapeStyle: PrimitiveShapeStyle {
    /// Creates the style.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { Paint(WIDGET_PAINT_TINT) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
