import CWidgetPlugin

extension EnvironmentValues {
    private struct UnderlineKey: RecordedEnvironmentKey {
        static let defaultValue = false

        static func record(_ value: Bool, into recorder: ViewRecorder) {
            recorder.set(WIDGET_UNDERLINE, value)
        }
    }

    /// Whether texts are underlined.
    package var isUnderlined: Bool {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }
}

extension View {
    /// Underlines texts where `isActive`; the line is solid and has the colour of the letters.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.isUnderlined, isActive)
    }
}
