import CWidgetPlugin

/// The system's background: white, or black where it is dark.
public struct BackgroundStyle: Hashable, Sendable {
    /// Draws with the system's background.
    public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The system's background; its levels are those of grouped content.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension BackgroundStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Paint(WIDGET_BACKGROUND_PRIMARY)
    }
}
