public import Foundation

/// Modifiers that return a text, so that texts can be concatenated.
///
/// As with views, the modifier applied first wins.
extension Text {
    /// Sets the font.
    public func font(_ font: Font?) -> Text {
        guard let font, let own = style.font, own.isInheriting else {
            return setting(\.font, font)
        }
        var text = self
        text.style.font = own.effective(in: font)
        return text
    }

    /// Sets the font weight, also of bold text.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        var text = self
        if weight != nil, style.weight == .emphasized { text.style.weight = nil }
        return text.setting(\.weight, weight)
    }

    /// Sets the family of letter forms.
    public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }

    /// Makes the text bold: in the emphasized weight of its text style, or bold in others.
    public func bold() -> Text { setting(\.weight, .emphasized) }

    /// Makes the text bold if `isActive` is true.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// Makes the text italic.
    public func italic() -> Text { setting(\.isItalic, true) }

    /// Makes the text italic if `isActive` is true.
    public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

    /// Makes the text monospaced if `isActive` is true.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? setting(\.design, .monospaced) : self
    }

    /// Makes digits monospaced.
    public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }

    /// Sets the color of the text.
    public func foregroundColor(_ color: Color?) -> Text {
        setting(\.foreground, color.map { AnyShapeStyle($0) })
    }

    /// Sets the style of the text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        setting(\.foreground, AnyShapeStyle(style))
    }

    /// Underlines the text if `isActive` is true; without a color the line has that of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Underlines the text if `isActive` is true; without a color the line has that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        setting(\.underline, isActive ? LineStyle(pattern: pattern, color: color) : .some(nil))
    }

    /// Strikes the text through if `isActive` is true; without a color the line has that of the
    /// text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Strikes the text through if `isActive` is true; without a color the line has that of the
    /// text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        setting(\.strikethrough, isActive ? LineStyle(pattern: pattern, color: color) : .some(nil))
    }

    /// Adds points after each letter; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }

    /// Adds points after each letter, and takes ligatures apart.
    public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }

    /// Moves the text up by an offset in points; down if it is negative.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        setting(\.baselineOffset, baselineOffset)
    }

    /// Sets the font width.
    public func fontWidth(_ width: Font.Width?) -> Text { setting(\.width, width) }

    /// Sets the relative size of the text if `isEnabled` is true.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? setting(\.scale, scale) : self
    }

    /// Sets the language that determines letter forms if `isEnabled` is true.
    public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> Text {
        isEnabled ? setting(\.language, language.maximalIdentifier) : self
    }

    /// Sets the language that determines letter forms if `isEnabled` is true.
    public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> Text {
        isEnabled ? setting(\.language, language.identifier) : self
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
