import CWidgetPlugin

/// How an image is drawn where a widget has two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    fileprivate let number: Int64

    private init(_ mode: widget_accented_rendering) { number = Int64(mode.rawValue) }

    /// In the accent colour, where it is opaque.
    public static let accented = WidgetAccentedRenderingMode(WIDGET_ACCENTED_ACCENTED)
    /// In the accent colour, as opaque as it is bright.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(
        WIDGET_ACCENTED_ACCENTED_DESATURATED)
    /// In the colour of what is not accented, as opaque as it is bright.
    public static let desaturated = WidgetAccentedRenderingMode(WIDGET_ACCENTED_DESATURATED)
    /// In its own colours.
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
    /// Puts the view into the accent group of a widget that is drawn in two colours.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        environment(\.isWidgetAccentable, accentable)
    }

    /// Bends the view along a watch's corner.
    ///
    /// No effect here: it stays straight.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension Image {
    /// Says how the picture is drawn where a widget has two colours.
    ///
    /// Without a mode, it has the colour of its group where it is opaque. Symbols always do.
    nonisolated public func widgetAccentedRenderingMode(
        _ renderingMode: WidgetAccentedRenderingMode?
    ) -> some View {
        var image = self
        image.accentedRendering = renderingMode?.number
        return image
    }
}
