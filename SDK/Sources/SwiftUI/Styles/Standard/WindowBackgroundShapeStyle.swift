import CWidgetPlugin

/// The background of windows.
public struct WindowBackgroundShapeStyle: Hashable, Sendable {
    /// Draws with the background of windows.
    public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows: white, or black where it is dark.
    public static var windowBackground: WindowBackgroundShapeStyle {
        WindowBackgroundShapeStyle()
    }
}

extension WindowBackgroundShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(WIDGET_BACKGROUND_PRIMARY)
    }
}
