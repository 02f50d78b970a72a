import CWidgetPlugin
import Foundation

/// The attributes of a text; others are inherited.
struct TextAttributes: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var foreground: AnyShapeStyle?
    /// `.some(nil)`: no line.
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?
    var language: String?
}

extension TextAttributes: Equatable {
    /// Compares attributes; styles are equal if they draw the same in the default environment.
    static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
        lhs.letters == rhs.letters && lhs.scale == rhs.scale && lhs.language == rhs.language
            && lhs.underline == rhs.underline && lhs.strikethrough == rhs.strikethrough
            && [lhs.kerning, lhs.tracking, lhs.baselineOffset]
                == [rhs.kerning, rhs.tracking, rhs.baselineOffset]
            && lhs.foreground?.paint(in: EnvironmentValues())
                == rhs.foreground?.paint(in: EnvironmentValues())
    }

    private var letters: [AnyHashable?] {
        [font, weight, design, width, isItalic, hasMonospacedDigits]
    }
}

extension TextAttributes {
    /// These attributes, and those of `outer` that these lack.
    func inheriting(_ outer: TextAttributes) -> TextAttributes {
        var attributes = self
        attributes.font = font.map { $0.effective(in: outer.font ?? .default) } ?? outer.font
        attributes.weight = weight ?? outer.weight
        attributes.design = design ?? outer.design
        attributes.width = width ?? outer.width
        attributes.isItalic = isItalic ?? outer.isItalic
        attributes.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        attributes.foreground = foreground ?? outer.foreground
        attributes.underline = underline ?? outer.underline
        attributes.strikethrough = strikethrough ?? outer.strikethrough
        attributes.kerning = kerning ?? outer.kerning
        attributes.tracking = tracking ?? outer.tracking
        attributes.baselineOffset = baselineOffset ?? outer.baselineOffset
        attributes.scale = scale ?? outer.scale
        attributes.language = language ?? outer.language
        return attributes
    }
}

extension ViewRecorder {
    /// Sets the attributes on the node of the text.
    func set(_ attributes: TextAttributes) {
        if let font = attributes.font { set(font) }
        set(WIDGET_FONT_WEIGHT, attributes.weight.map { Int64($0.value) })
        set(WIDGET_FONT_DESIGN, attributes.design?.value)
        set(WIDGET_FONT_WIDTH, attributes.width?.value)
        set(WIDGET_ITALIC, attributes.isItalic)
        set(WIDGET_MONOSPACED_DIGIT, attributes.hasMonospacedDigits)
        if let foreground = attributes.foreground {
            set(WIDGET_FOREGROUND, foreground.paint(in: environment))
        }
        if let underline = attributes.underline { set(.underline, underline) }
        if let strikethrough = attributes.strikethrough { set(.strikethrough, strikethrough) }
        set(WIDGET_KERNING, attributes.kerning)
        set(WIDGET_TRACKING, attributes.tracking)
        set(WIDGET_BASELINE_OFFSET, attributes.baselineOffset)
    }
}
