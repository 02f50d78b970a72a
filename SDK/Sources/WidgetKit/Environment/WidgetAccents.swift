import CWidgetPlugin

/// How an image is drawn where a widget has two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In the accent colour, darker where it is darker.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// In greys.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
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
    /// Says how the image is drawn where a widget has two colours; it has no effect here.
    nonisolated public func widgetAccentedRenderingMode(
        _ renderingMode: WidgetAccentedRenderingMode?
    ) -> some View { self }
}
