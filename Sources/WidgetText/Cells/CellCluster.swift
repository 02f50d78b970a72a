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
