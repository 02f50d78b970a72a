import CWidgetPlugin

extension EnvironmentValues {
    private struct MonospacedDigitKey: RecordedEnvironmentKey {
        static let defaultValue = false

        static func record(_ value: Bool, into recorder: ViewRecorder) {
            recorder.set(WIDGET_MONOSPACED_DIGIT, value)
        }
    }

    /// Whether digits are monospaced.
    package var hasMonospacedDigits: Bool {
        get { self[MonospacedDigitKey.self] }
        set { self[MonospacedDigitKey.self] = newValue }
    }
}

extension View {
    /// Makes digits monospaced.
    nonisolated public func monospacedDigit() -> some View {
        environment(\.hasMonospacedDigits, true)
    }
}
