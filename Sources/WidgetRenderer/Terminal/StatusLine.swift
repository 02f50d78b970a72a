public import WidgetText
public import WidgetWire

/// A widget as one line of text, for status bars and for outputs that are not terminals.
public enum StatusLine {
    /// The separator between rows; words side by side are separated by a space.
    private static let rowSeparator = " · "
    /// The greatest number of scalars of a line; a longer one ends in an ellipsis.
    fileprivate static let longest = 2_000

    /// The widget's texts and symbols in reading order at a moment.
    ///
    /// Texts that assistive technology skips, such as the labels of a chart's axes, are left out. A
    /// view without text is represented by its accessibility label and value, if it has them. The
    /// line has neither line breaks nor control characters; it may be empty, and is cut when it is
    /// too long.
    ///
    /// - Parameters:
    ///   - list: A validated list, laid out in fonts or in cells.
    ///   - now: Seconds since 1970.
    ///   - engine: Formats live dates and removes characters that must not be printed.
    public static func text(of list: DisplayList, at now: Double, engine: CellTextEngine) -> String
    {
        let reader = DisplayListReader(
            nodes: list.nodes, engine: engine, context: TextContext(list.environment, now: now))
        var (line, row) = ("", "")
        var last: Phrase?
        var phrases = Phrases()
        DeepStack.run(for: list) { phrases = reader.read() }
        for phrase in phrases.all {
            // A bar often has the texts beside it as its name, for assistive technology.
            if phrase.isName, phrase.text == row { continue }
            let isBeside = last.map(phrase.isBeside) ?? false
            row = isBeside ? row + " " + phrase.text : phrase.text
            if last != nil { line += isBeside ? " " : rowSeparator }
            line += phrase.text
            last = phrase
            if line.unicodeScalars.count > longest {
                return String(line.unicodeScalars.prefix(longest)) + "…"
            }
        }
        return line
    }
}

/// A text and its frame.
private struct Phrase {
    var text: String
    var frame: Rect
    /// Whether it is not shown, but is read by assistive technology.
    var isName = false

    func isBeside(_ other: Phrase) -> Bool {
        let overlap =
            min(frame.y + frame.height, other.frame.y + other.frame.height)
            - max(frame.y, other.frame.y)
        return overlap > min(frame.height, other.frame.height) / 2
    }
}

/// Phrases in reading order, with as much text as a line can have.
private struct Phrases {
    private(set) var all: [Phrase] = []
    private var length = 0

    /// Whether none of the following would be seen.
    var isFull: Bool { length > StatusLine.longest }

    mutating func append(_ phrase: Phrase) {
        all.append(phrase)
        // A name may be left out of the line.
        if !phrase.isName { length += phrase.text.unicodeScalars.count }
    }
}

/// Collects the phrases of a display list.
private struct DisplayListReader {
    let nodes: [DisplayNode]
    let engine: CellTextEngine
    let context: TextContext

    func read() -> Phrases {
        var phrases = Phrases()
        var index = 0
        while index < nodes.count { index = read(index, into: &phrases) }
        return phrases
    }

    /// - Returns: The index of the node after the children of this one.
    private func read(_ index: Int, into phrases: inout Phrases) -> Int {
        let node = nodes[index]
        if node.accessibilityHidden || phrases.isFull { return nodes.end(of: index) }
        let count = phrases.all.count
        var next = index + 1
        switch node.content {
        case .paragraph(let paragraph): append(plain(paragraph), of: node, to: &phrases)
        case .symbol(let symbol):
            if node.accessibilityLabel.isEmpty {
                append(engine.cluster(for: symbol).text, of: node, to: &phrases)
            }
        case .group(let group):
            guard group.opacity > 0.01 else { return nodes.end(of: index) }
            next = readChildren(of: index, into: &phrases)
        case .hitRegion(let region):
            next = readChildren(of: index, only: region.shownChild, into: &phrases)
        case .gauge(let gauge):
            append(
                gauge.form == .spokes
                    ? "" : CellBar(gauge.fraction(at: context.now), length: 6).text, of: node,
                to: &phrases)
        case .shape, .image, nil: break
        }
        if phrases.all.count == count {
            append(label(of: node), of: node, isName: true, to: &phrases)
        }
        return next
    }

    private func readChildren(
        of index: Int, only shown: Int? = nil, into phrases: inout Phrases
    ) -> Int {
        var next = index + 1
        for child in 0..<Int(nodes[index].childCount) where next < nodes.count {
            let isRead = shown == nil || child == shown
            next = isRead ? read(next, into: &phrases) : nodes.end(of: next)
        }
        return next
    }

    private func append(
        _ text: String, of node: DisplayNode, isName: Bool = false, to phrases: inout Phrases
    ) {
        guard !text.isEmpty else { return }
        phrases.append(Phrase(text: text, frame: node.frame, isName: isName))
    }

    /// A node's label and value; empty without a label, since a value alone, such as a switch's 1,
    /// says nothing.
    private func label(of node: DisplayNode) -> String {
        if node.accessibilityLabel.isEmpty { return "" }
        return [node.accessibilityLabel, node.accessibilityValue].filter { !$0.isEmpty }
            .map { text in plain(.with { $0.runs = [.with { $0.text = text }] }) }
            .joined(separator: " ")
    }

    private func plain(_ paragraph: Paragraph) -> String {
        var unlimited = paragraph
        unlimited.lineLimit = 0
        unlimited.alignment = .leading
        return engine.lines(of: unlimited, in: TextBox(), context: context).map(\.text)
            .joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
}
