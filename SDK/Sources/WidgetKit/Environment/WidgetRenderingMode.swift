import CWidgetPlugin

/// How the host treats a widget's colours.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The name of the mode.
    public let description: String

    /// Colours are drawn as they are.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Two colours are drawn, told apart by opacity.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Greys are drawn on a blurred wallpaper.
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

    /// How the host treats the widget's colours.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] ?? WidgetRenderingMode(host.renderingMode) }
        set { self[RenderingModeKey.self] = newValue }
    }
}
