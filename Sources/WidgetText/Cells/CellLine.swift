public import WidgetWire

/// One row of a paragraph, as it is drawn in character cells.
public struct CellLine: Hashable, Sendable {
    /// The row in its paragraph, from 0; line spacing leaves rows out.
    public var row: Int
    /// The first column in its paragraph's box, from 0, by the paragraph's alignment.
    public var column: Int
    /// In the order in which they are read, or from left to right when they were ordered so.
    public var clusters: [CellCluster]

    /// Makes a line of its place and clusters.
    public init(row: Int, column: Int, clusters: [CellCluster]) {
        self.row = row
        self.column = column
        self.clusters = clusters
    }

    /// The columns it takes.
    public var width: Int { clusters.reduce(0) { $0 + $1.width } }

    /// The characters alone.
    public var text: String { clusters.map(\.text).joined() }
}

/// What a reader takes for one character: one or two columns that cannot be divided.
///
/// Its text is safe to print: it has no control characters and no directional overrides.
public struct CellCluster: Hashable, Sendable {
    /// One base character with its accents, or an emoji's sequence.
    public var text: String
    /// In columns: 1 or 2.
    public var width: Int
    /// That of its run.
    public var style: CellStyle
    /// What the text asked for at the gap before this cluster.
    var gap = LineBreakGap.natural

    /// Makes a cluster; `text` is taken to be safe already.
    public init(text: String, width: Int, style: CellStyle) {
        self.text = text
        self.width = width
        self.style = style
    }

    var isSpace: Bool {
        guard let scalar = text.unicodeScalars.first else { return false }
        return scalar == " "
            || (scalar.properties.generalCategory == .spaceSeparator && !scalar.isNonBreakingSpace)
    }
}

/// How a cluster is drawn; the weights and designs of fonts come down to these.
public struct CellStyle: Hashable, Sendable {
    /// The text's colour, which may be translucent.
    public var color: Color
    /// Set from semibold on, and for titles.
    public var bold: Bool
    /// Set for italic fonts.
    public var italic: Bool
    /// Set for underlined runs.
    public var underline: Bool
    /// Set for runs struck through.
    public var strikethrough: Bool

    /// Makes a style of its parts.
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

    /// The style a run has in cells.
    init(_ run: TextRun) {
        self.init(
            color: run.color,
            bold: run.font.weight >= CellMetrics.boldFontWeight
                || run.font.size >= CellMetrics.boldFontSize,
            italic: run.font.italic, underline: run.underline, strikethrough: run.strikethrough)
    }
}
