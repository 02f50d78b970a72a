import CWidgetPlugin

extension EnvironmentValues {
    private struct UnderlineKey: RecordedEnvironmentKey {
        static let defaultValue: Text.LineStyle? = nil

        static func record(_ value: Text.LineStyle?, into recorder: ViewRecorder) {
            recorder.set(.underline, value)
        }
    }

    /// The underline; `nil` means none.
    package var underlineStyle: Text.LineStyle? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }
}

extension View {
    /// Underlines text if `isActive` is true; without a color the line has that of the text.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
