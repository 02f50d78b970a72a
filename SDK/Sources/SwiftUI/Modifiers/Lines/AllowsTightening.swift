import CWidgetPlugin

extension EnvironmentValues {
    private struct AllowsTighteningKey: RecordedEnvironmentKey {
        static let defaultValue = false

        static func record(_ value: Bool, into recorder: ViewRecorder) {
            recorder.set(WIDGET_TIGHTENING, value)
        }
    }

    /// Whether letter spacing may be reduced to make text fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension View {
    /// Allows letter spacing to be reduced to make text fit.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}
