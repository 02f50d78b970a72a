import CWidgetPlugin

extension EnvironmentValues {
    private struct FontKey: RecordedEnvironmentKey {
        static let defaultValue: Font? = nil

        static func record(_ value: Font?, into recorder: ViewRecorder) {
            recorder.set(value ?? .body)
        }
    }

    /// The font of text and symbols; `nil` means the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of texts and symbols.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
