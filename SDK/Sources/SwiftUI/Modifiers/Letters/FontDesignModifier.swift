import CWidgetPlugin

extension EnvironmentValues {
    private struct FontDesignKey: RecordedEnvironmentKey {
        static let defaultValue: Font.Design? = nil

        static func record(_ value: Font.Design?, into recorder: ViewRecorder) {
            recorder.set(WIDGET_FONT_DESIGN, Int64(value?.value.rawValue ?? 0))
        }
    }

    /// The font design; `nil` keeps that of the font.
    package var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }
}

extension View {
    /// Sets the font design; `nil` keeps that of the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.fontDesign, design)
    }

    /// Makes letters monospaced if `isActive` is true.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }
}
