import CWidgetPlugin

/// What a text says about itself; what it does not say it inherits.
struct TextAttributes: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var foreground: AnyShapeStyle?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
}

extension TextAttributes: Equatable {
    /// Whether both say the same; styles are the same that draw the same where nothing is inherited.
    static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
        lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.design == rhs.design
            && lhs.isItalic == rhs.isItalic && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
            && lhs.isUnderlined == rhs.isUnderlined
            && lhs.isStruckThrough == rhs.isStruckThrough
            && lhs.foreground?.paint(in: EnvironmentValues())
                == rhs.foreground?.paint(in: EnvironmentValues())
    }
}

extension TextAttributes {
    /// These attributes, and those of `outer` that these lack.
    func inheriting(_ outer: TextAttributes) -> TextAttributes {
        var attributes = self
        attributes.font = font ?? outer.font
        attributes.weight = weight ?? outer.weight
        attributes.design = design ?? outer.design
        attributes.isItalic = isItalic ?? outer.isItalic
        attributes.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        attributes.foreground = foreground ?? outer.foreground
        attributes.isUnderlined = isUnderlined ?? outer.isUnderlined
        attributes.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
        return attributes
    }
}

extension ViewRecorder {
    /// Sets what a text says about itself on its node.
    func set(_ attributes: TextAttributes) {
        if let font = attributes.font { set(font) }
        set(WIDGET_FONT_WEIGHT, attributes.weight.map { Int64($0.value) })
        set(WIDGET_FONT_DESIGN, attributes.design?.value)
        set(WIDGET_ITALIC, attributes.isItalic)
        set(WIDGET_MONOSPACED_DIGIT, attributes.hasMonospacedDigits)
        if let foreground = attributes.foreground {
            set(WIDGET_FOREGROUND, foreground.paint(in: environment))
        }
        set(WIDGET_UNDERLINE, attributes.isUnderlined)
        set(WIDGET_STRIKETHROUGH, attributes.isStruckThrough)
    }
}
