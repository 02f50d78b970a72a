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
        set { self[FontKey.self] = newValue?.effective(in: font) }
    }
}

extension View {
    /// Sets the font of texts and symbols.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}

/// Sets a font for a view unless an enclosing view has one.
private struct DefaultFontModifier {
    let font: Font
}

extension DefaultFontModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        if recorder.environment.font == nil {
            recorder.withEnvironment({ $0.font = font }, content)
        } else {
            content()
        }
    }
}

extension View {
    /// Sets the default font: that of built-in control styles, which an author's `font` outside
    /// the control replaces.
    nonisolated func defaultFont(_ font: Font) -> some View {
        modifier(DefaultFontModifier(font: font))
    }
}
