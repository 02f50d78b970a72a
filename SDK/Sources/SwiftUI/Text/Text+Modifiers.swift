/// Modifiers that give a text again, so that it can be joined with others.
extension Text {
    private func styled(_ change: (inout TextRunStyle) -> Void) -> Text {
        var text = self
        change(&text.style)
        return text
    }

    /// Sets the font.
    nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = font } }

    /// Sets how thick the strokes are.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        styled { $0.weight = weight }
    }

    /// Sets the shape of the letters.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
        styled { $0.design = design }
    }

    /// Sets the colour.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        styled { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// Sets the style the letters are drawn with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.foreground = AnyShapeStyle(style) }
    }

    /// Makes the text bold.
    nonisolated public func bold(_ isActive: Bool = true) -> Text {
        styled { $0.weight = isActive ? .bold : .regular }
    }

    /// Slants the text.
    nonisolated public func italic(_ isActive: Bool = true) -> Text {
        styled { $0.isItalic = isActive }
    }

    /// Makes all letters as wide as each other.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        styled { $0.design = isActive ? .monospaced : .default }
    }

    /// Makes all digits as wide as each other.
    nonisolated public func monospacedDigit() -> Text {
        styled { $0.hasMonospacedDigits = true }
    }

    /// Draws a line below the text; unlike on Apple's platforms in the text's own colour.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isUnderlined = isActive }
    }

    /// Draws a line through the text; unlike on Apple's platforms in the text's own colour.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        styled { $0.isStruckThrough = isActive }
    }
}
