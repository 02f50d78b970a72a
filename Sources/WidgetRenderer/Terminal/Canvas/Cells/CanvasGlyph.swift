import WidgetText

/// A character on the canvas, drawn over the colours of its cell.
struct CanvasGlyph: Hashable {
    var text: String
    var color: CanvasColor
    var attributes: TextAttributes = []
    /// The width of 1 or 2 columns; 0 marks the second column of the wide character to the left.
    var width = 1
    /// Whether it is a line, which gives way to text in whatever order they are drawn.
    var isRule = false

    init(_ cluster: CellCluster) {
        self.init(text: cluster.text, color: CanvasColor(cluster.style.color))
        attributes = TextAttributes(cluster.style)
        width = cluster.width
    }

    init(text: String, color: CanvasColor) {
        self.text = text
        self.color = color
    }

    static func rule(_ text: String, color: CanvasColor) -> CanvasGlyph {
        var glyph = CanvasGlyph(text: text, color: color)
        glyph.isRule = true
        return glyph
    }
}

/// The attributes that a terminal can give a character besides its colours.
struct TextAttributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = TextAttributes(rawValue: 1)
    static let italic = TextAttributes(rawValue: 2)
    static let underline = TextAttributes(rawValue: 4)
    static let strikethrough = TextAttributes(rawValue: 8)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(_ style: CellStyle) {
        self = []
        if style.bold { insert(.bold) }
        if style.italic { insert(.italic) }
        if style.underline { insert(.underline) }
        if style.strikethrough { insert(.strikethrough) }
    }
}
