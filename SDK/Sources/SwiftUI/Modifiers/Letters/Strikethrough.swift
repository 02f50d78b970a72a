import CWidgetPlugin

extension EnvironmentValues {
    private struct StrikethroughKey: RecordedEnvironmentKey {
        static let defaultValue: Text.LineStyle? = nil

        static func record(_ value: Text.LineStyle?, into recorder: ViewRecorder) {
            recorder.set(.strikethrough, value)
        }
    }

    /// The strikethrough line; `nil` means none.
    package var strikethroughStyle: Text.LineStyle? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
}

extension View {
    /// Strikes text through if `isActive` is true; without a color the line has that of the text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
