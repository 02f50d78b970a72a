import CWidgetPlugin

extension EnvironmentValues {
    private struct StrikethroughKey: RecordedEnvironmentKey {
        static let defaultValue = false

        static func record(_ value: Bool, into recorder: ViewRecorder) {
            recorder.set(WIDGET_STRIKETHROUGH, value)
        }
    }

    /// Whether texts are struck through.
    package var isStruckThrough: Bool {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
}

extension View {
    /// Strikes texts through where `isActive`; the line is solid and has the colour of the letters.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.isStruckThrough, isActive)
    }
}
