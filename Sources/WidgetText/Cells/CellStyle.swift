public import WidgetWire

/// The style of a cluster, to which weights and designs of fonts are reduced.
public struct CellStyle: Hashable, Sendable {
    /// The text's colour, which may be translucent.
    public var color: Color
    /// Whether it is bold: from semibold on, and for titles.
    public var bold: Bool
    /// Whether it is italic.
    public var italic: Bool
    /// Whether it is underlined.
    public var underline: Bool
    /// Whether it is struck through.
    public var strikethrough: Bool

    /// Makes a style from its parts.
    public init(
        color: Color = Color(), bold: Bool = false, italic: Bool = false, underline: Bool = false,
        strikethrough: Bool = false
    ) {
        self.color = color
        self.bold = bold
        self.italic = italic
        self.underline = underline
        self.strikethrough = strikethrough
    }

    /// The style of a run in cells.
    init(_ run: TextRun) {
        self.init(
            color: run.color,
            bold: run.font.weight >= CellMetrics.boldFontWeight
                || run.font.size >= CellMetrics.boldFontSize,
            italic: run.font.italic, underline: run.underline, strikethrough: run.strikethrough)
    }
}
