/// Modifiers that leave a text a text, so that it can be joined with others.
///
/// As with views, the modifier applied first wins.
extension Text {
    /// Sets the font.
    public func font(_ font: Font?) -> Text { setting(\.font, font) }

    /// Sets how thick letters are.
    public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

    /// Sets the family of letter forms.
    public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }

    /// Makes letters bold.
    public func bold() -> Text { setting(\.weight, .bold) }

    /// Makes letters bold where `isActive`.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// Makes letters italic.
    public func italic() -> Text { setting(\.isItalic, true) }

    /// Makes letters italic where `isActive`.
    public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

    /// Makes letters all as wide where `isActive`.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? setting(\.design, .monospaced) : self
    }

    /// Makes digits all as wide.
    public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }

    /// Sets the colour of letters.
    public func foregroundColor(_ color: Color?) -> Text {
        setting(\.foreground, color.map { AnyShapeStyle($0) })
    }

    /// Sets what letters are drawn with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        setting(\.foreground, AnyShapeStyle(style))
    }

    /// Underlines the text where `isActive`; the line has the colour of the letters.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting(\.isUnderlined, isActive)
    }

    /// Underlines the text where `isActive`; the line is solid and has the colour of the letters.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        underline(isActive, color: color)
    }

    /// Strikes the text through where `isActive`; the line has the colour of the letters.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting(\.isStruckThrough, isActive)
    }

    /// Strikes the text through where `isActive`; the line is solid and has the colour of the letters.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }

    private func setting<Value>(
        _ attribute: WritableKeyPath<TextAttributes, Value?>, _ value: Value?
    ) -> Text {
        if style[keyPath: attribute] != nil { return self }
        var text = self
        text.style[keyPath: attribute] = value
        return text
    }
}
