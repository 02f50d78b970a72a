import CWidgetPlugin

extension EnvironmentValues {
    private struct FontWidthKey: RecordedEnvironmentKey {
        static let defaultValue: Font.Width? = nil

        static func record(_ value: Font.Width?, into recorder: ViewRecorder) {
            recorder.set(WIDGET_FONT_WIDTH, value?.value ?? 0)
        }
    }

    /// The font width; `nil` keeps that of the font.
    package var fontWidth: Font.Width? {
        get { self[FontWidthKey.self] }
        set { self[FontWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the font width; `nil` keeps that of the font.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.fontWidth, width)
    }
}
