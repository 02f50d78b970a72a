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
        guard let style = environment.backgroundStyle else {
            return Paint(WIDGET_BACKGROUND_PRIMARY)
        }
        // Inside its own definition it is the system's.
        var outer = environment
        outer.backgroundStyle = nil
        return style.paint(in: outer)
    }
}
