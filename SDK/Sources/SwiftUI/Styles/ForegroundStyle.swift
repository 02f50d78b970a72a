import CWidgetPlugin

/// The foreground style of the environment.
public struct ForegroundStyle: PrimitiveShapeStyle {
    /// Creates the style.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        HierarchicalShapeStyle.primary.paint(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the system's views: white, or black in dark appearance.
public struct BackgroundStyle: PrimitiveShapeStyle {
    /// Creates the style.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        Color(name: WIDGET_BACKGROUND_PRIMARY).paint(in: environment)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the system's views.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
