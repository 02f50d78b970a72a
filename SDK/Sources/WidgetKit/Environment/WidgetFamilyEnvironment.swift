import CWidgetPlugin

extension EnvironmentValues {
    private struct WidgetFamilyKey: EnvironmentKey {
        static var defaultValue: WidgetFamily? { nil }
    }

    /// The family for which the widget is drawn.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] ?? WidgetFamily(host.family) }
        set { self[WidgetFamilyKey.self] = newValue }
    }
}
