import CWidgetPlugin

extension EnvironmentValues {
    private struct StrikethroughKey: RecordedEnvironmentKey {
        static let defaultValue: Text.LineStyle? = nil

        static func record(_ value: Text.LineStyle?, into recorder: ViewRecorder) {
            recorder.set(.strikethrough, value)
        }
    }

    /// The line through texts; `nil`: none.
    package var strikethroughStyle: Text.LineStyle? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
}

extension View {
    /// Strikes texts through where `isActive`; a `color` of `nil` is that of the letters.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
