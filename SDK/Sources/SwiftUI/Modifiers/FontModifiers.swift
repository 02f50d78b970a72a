import CWidgetPlugin

/// An inherited attribute of texts that has no value in the environment.
struct InheritedTextModifier {
    let set: @MainActor (ViewRecorder) -> Void
}

extension InheritedTextModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_GROUP) {
            set(recorder)
            content()
        }
    }
}

extension View {
    nonisolated func inheriting(_ set: @escaping @MainActor (ViewRecorder) -> Void) -> some View {
        modifier(InheritedTextModifier(set: set))
    }

    /// Sets the font of texts.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets how thick the strokes of texts are.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        inheriting { $0.set(WIDGET_FONT_WEIGHT, weight.map { Int64($0.value) }) }
    }

    /// Sets the shape of letters.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        inheriting { $0.set(WIDGET_FONT_DESIGN, design?.header) }
    }

    /// Makes texts bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : .regular)
    }

    /// Slants texts.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        inheriting { $0.set(WIDGET_ITALIC, isActive) }
    }

    /// Makes all letters as wide as each other.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// Makes all digits as wide as each other.
    nonisolated public func monospacedDigit() -> some View {
        inheriting { $0.set(WIDGET_MONOSPACED_DIGIT, true) }
    }

    /// Draws a line below texts; unlike on Apple's platforms in the text's own colour.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        inheriting { $0.set(WIDGET_UNDERLINE, isActive) }
    }

    /// Draws a line through texts; unlike on Apple's platforms in the text's own colour.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, color: Color? = nil
    ) -> some View {
        inheriting { $0.set(WIDGET_STRIKETHROUGH, isActive) }
    }
}
