import CWidgetPlugin

/// How an image is drawn if a widget is rendered in two colors.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    fileprivate let number: Int64

    private init(_ mode: widget_accented_rendering) { number = Int64(mode.rawValue) }

    /// Draws opaque parts in the accent color.
    public static let accented = WidgetAccentedRenderingMode(WIDGET_ACCENTED_ACCENTED)
    /// Draws the image in the accent color, with the brightness as opacity.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(
        WIDGET_ACCENTED_ACCENTED_DESATURATED)
    /// Draws the image in the default color, with the brightness as opacity.
    public static let desaturated = WidgetAccentedRenderingMode(WIDGET_ACCENTED_DESATURATED)
    /// Draws the image in its own colors.
    public static let fullColor = WidgetAccentedRenderingMode(WIDGET_ACCENTED_FULL_COLOR)
}

extension EnvironmentValues {
    private struct AccentableKey: RecordedEnvironmentKey {
        static var defaultValue: Bool { false }

        static func record(_ value: Bool, into recorder: ViewRecorder) {
            recorder.set(WIDGET_ACCENTABLE, value)
        }
    }

    fileprivate var isWidgetAccentable: Bool {
        get { self[AccentableKey.self] }
        set { self[AccentableKey.self] = newValue }
    }
}

extension View {
    /// Adds the view to the accent group of a widget that is rendered in two colors.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        environment(\.isWidgetAccentable, accentable)
    }

    /// Curves the view along the corner of a watch.
    ///
    /// No effect here: the view remains straight.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension Image {
    /// Sets how the image is drawn if a widget is rendered in two colors.
    ///
    /// Without a mode, its opaque parts have the color of its group, as symbols always do.
    nonisolated public func widgetAccentedRenderingMode(
        _ renderingMode: WidgetAccentedRenderingMode?
    ) -> some View {
        var image = self
        image.accentedRendering = renderingMode?.number
        return image
    }
}
