extension EnvironmentValues {
    private struct ShowsBackgroundKey: EnvironmentKey {
        static var defaultValue: Bool? { nil }
    }

    private struct ContentMarginsKey: EnvironmentKey {
        static var defaultValue: EdgeInsets? { nil }
    }

    /// Whether the host draws the widget's container background.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] ?? host.showsBackground }
        set { self[ShowsBackgroundKey.self] = newValue }
    }

    /// The margins of the widget, even if it disabled them.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] ?? host.margins }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
