import CWidgetPlugin

extension EnvironmentValues {
    private struct WidgetFamilyKey: EnvironmentKey {
        static var defaultValue: WidgetFamily? { nil }
    }

    /// The family the widget is drawn for.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] ?? WidgetFamily(host.family) }
        set { self[WidgetFamilyKey.self] = newValue }
    }
}
