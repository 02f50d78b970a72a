import CWidgetPlugin

extension EnvironmentValues {
    private struct ItalicKey: RecordedEnvironmentKey {
        static let defaultValue = false

        static func record(_ value: Bool, into recorder: ViewRecorder) {
            recorder.set(WIDGET_ITALIC, value)
        }
    }

    /// Whether letters are italic.
    package var isItalic: Bool {
        get { self[ItalicKey.self] }
        set { self[ItalicKey.self] = newValue }
    }
}

extension View {
    /// Makes text italic if `isActive` is true.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.isItalic, isActive)
    }
}
