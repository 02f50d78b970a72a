import CWidgetPlugin

/// How the host renders the colors of a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The name of the mode.
    public let description: String

    /// Draws colors unchanged.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Draws in two colors, with the opacity of the content.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Draws in gray levels over a blurred wallpaper.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")

    fileprivate init(_ mode: widget_rendering_mode) {
        switch mode {
        case WIDGET_ACCENTED: self = .accented
        case WIDGET_VIBRANT: self = .vibrant
        default: self = .fullColor
        }
    }

    private init(description: String) { self.description = description }
}

extension EnvironmentValues {
    private struct RenderingModeKey: EnvironmentKey {
        static var defaultValue: WidgetRenderingMode? { nil }
    }

    /// How the host renders the colors of the widget.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] ?? WidgetRenderingMode(host.renderingMode) }
        set { self[RenderingModeKey.self] = newValue }
    }
}
