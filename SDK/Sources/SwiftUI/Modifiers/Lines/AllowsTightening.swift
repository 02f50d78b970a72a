import CWidgetPlugin

extension EnvironmentValues {
    private struct AllowsTighteningKey: RecordedEnvironmentKey {
        static let defaultValue = false

        static func record(_ value: Bool, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TIGHTENING, value)
        }
    }

    /// Whether letters may come closer so that a text fits.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension View {
    /// Lets letters come closer so that a text fits.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}
