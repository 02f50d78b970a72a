import WidgetWire

/// A text divided into the clusters that fill cells, one array for each line of the source.
///
/// Call it within `inUTF8Locale`.
struct CellText {
    /// The number of clusters after which a paragraph is cut; no widget shows more, and each costs
    /// memory.
    static let clusterLimit = 65_536
    /// The number of scalars that a cluster keeps, enough for a family of four with skin tones.
    static let scalarLimit = 12
    private static let tab = 4

    private(set) var lines: [[CellCluster]] = [[]]
    private(set) var isCutOff = false
    private var count = 0
    private var gap = LineBreakGap.natural

    mutating func append(_ text: String, style: CellStyle) {
        for character in text {
            guard count < Self.clusterLimit else {
                isCutOff = true
                return
            }
            append(character, style: style)
        }
    }

    private mutating func append(_ character: Character, style: CellStyle) {
        if let ascii = character.asciiValue, (0x20...0x7E).contains(ascii) {
            append(String(character), width: 1, style: style)
        } else if character.isNewline {
            lines.append([])
            count += 1
        } else if character == "\t" {
            for _ in 0..<Self.tab { append(" ", width: 1, style: style) }
        } else {
            appendCluster(of: character.unicodeScalars, style: style)
        }
    }

    private mutating func appendCluster(
        of scalars: Character.UnicodeScalarView, style: CellStyle
    ) {
        var kept: [Unicode.Scalar] = []
        for scalar in scalars where kept.count < Self.scalarLimit {
            switch scalar {
            case .zeroWidthSpace: gap = .allowed
            case .wordJoiner: gap = .forbidden
            default: if let safe = scalar.printable(after: kept.first) { kept.append(safe) }
            }
        }
        if EmojiSequence.isEmoji(kept) {
            append(String(String.UnicodeScalarView(kept)), width: 2, style: style)
        } else {
            for scalar in kept { append(scalar, style: style) }
        }
    }

    /// Appends a scalar: one with a width begins a cluster, any other, such as an accent, joins the
    /// last one.
    private mutating func append(_ scalar: Unicode.Scalar, style: CellStyle) {
        let width = scalar.cellWidth
        if width > 0 {
            append(String(Character(scalar)), width: width, style: style)
        } else if let last = lines[lines.count - 1].indices.last {
            let accented = lines[lines.count - 1][last].text.unicodeScalars
            guard accented.count < Self.scalarLimit else { return }
            lines[lines.count - 1][last].text.unicodeScalars.append(scalar)
        } else if scalar.properties.generalCategory != .format {
            // Without a base it would combine with whatever is to the left of the text.
            append(
                String(String.UnicodeScalarView([.dottedCircle, scalar])), width: 1, style: style)
        }
    }

    private mutating func append(_ text: String, width: Int, style: CellStyle) {
        var cluster = CellCluster(text: text, width: width, style: style)
        cluster.gap = gap
        gap = .natural
        count += 1
        lines[lines.count - 1].append(cluster)
    }
}
