import CWidgetPlugin

/// The attributes a text was given by its own modifiers, which hold for its runs alone.
struct TextRunStyle: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var foreground: AnyShapeStyle?

    /// Sets the attributes on the node that is open.
    @MainActor
    func record(into recorder: ViewRecorder) {
        font?.record(into: recorder)
        recorder.set(WIDGET_FONT_WEIGHT, (weight?.value).map(Int64.init))
        recorder.set(WIDGET_FONT_DESIGN, design?.header)
        recorder.set(WIDGET_ITALIC, isItalic)
        recorder.set(WIDGET_MONOSPACED_DIGIT, hasMonospacedDigits)
        recorder.set(WIDGET_UNDERLINE, isUnderlined)
        recorder.set(WIDGET_STRIKETHROUGH, isStruckThrough)
        if let foreground { recorder.set(WIDGET_FOREGROUND, style: foreground) }
    }

    static func == (lhs: TextRunStyle, rhs: TextRunStyle) -> Bool {
        lhs.font == rhs.font && lhs.weight == rhs.weight && lhs.design == rhs.design
            && lhs.isItalic == rhs.isItalic && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
            && lhs.isUnderlined == rhs.isUnderlined && lhs.isStruckThrough == rhs.isStruckThrough
            && (lhs.foreground == nil) == (rhs.foreground == nil)
    }
}
