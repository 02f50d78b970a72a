public import WidgetWire

/// One row of a paragraph, as it is drawn in character cells.
public struct CellLine: Hashable, Sendable {
    /// The row in its paragraph, from 0; line spacing skips rows.
    public var row: Int
    /// The first column in its paragraph's box, from 0, after alignment.
    public var column: Int
    /// The clusters in reading order, or from left to right after reordering.
    public var clusters: [CellCluster]

    /// Makes a line from its place and clusters.
    public init(row: Int, column: Int, clusters: [CellCluster]) {
        self.row = row
        self.column = column
        self.clusters = clusters
    }

    /// The number of columns.
    public var width: Int { clusters.reduce(0) { $0 + $1.width } }

    /// The text of its clusters.
    public var text: String { clusters.map(\.text).joined() }
}

/// A character as readers see it: one or two columns that cannot be divided.
///
/// Its text is safe to print: it has no control characters and no directional overrides.
public struct CellCluster: Hashable, Sendable {
    /// The text: one base character with its accents, or an emoji sequence.
    public var text: String
    /// The width in columns: 1 or 2.
    public var width: Int
    /// The style of its run.
    public var style: CellStyle
    /// The text's rule for a line break before this cluster.
    var gap = LineBreakGap.natural

    /// Makes a cluster; `text` must be safe already.
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
