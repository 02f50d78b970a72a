import Foundation

/// Parses inline Markdown: CommonMark with GFM's strikethrough and extended autolinks.
///
/// Marks are kept on stacks until their partners come, not parsed by recursion: the time is linear
/// whatever the nesting. Differs from CommonMark where Apple's platforms do: a link's and an
/// image's text is plain. There are no reference links, because inline text has no definitions.
struct MarkdownInlines {
    private let source: MarkdownSource
    private let preservesWhitespace: Bool
    private let inflecting: ((Substring) -> String)?
    private var position = 0
    /// The text since the last piece.
    private var words = String.UnicodeScalarView()
    private var pieces: [MarkdownPiece] = []
    private var marks: [MarkdownMark] = []
    private var delimiters = MarkdownDelimiters()
    private var brackets: [Bracket] = []
    /// The number of brackets that start no link, since one has been found inside them.
    private var inactiveBrackets = 0
    /// The start of the last row of backticks of each length.
    private let lastBackticks: [Int: Int]

    /// An open bracket, with what was found before it.
    private struct Bracket {
        let piece: Int
        let isImage: Bool
        let marks: Int
        let delimiters: Int
    }

    /// Returns the pieces of a text.
    ///
    /// - Parameters:
    ///   - preservesWhitespace: Whether line ends stay; otherwise they become spaces.
    ///   - inflecting: Inflects the words of `^[words](inflect: true)`; nil keeps that as written.
    static func pieces(
        of text: String, preservesWhitespace: Bool, inflecting: ((Substring) -> String)?
    ) -> [MarkdownPiece] {
        var parser = MarkdownInlines(
            MarkdownSource(text), preservesWhitespace: preservesWhitespace, inflecting: inflecting)
        return parser.parse()
    }

    private init(
        _ source: MarkdownSource, preservesWhitespace: Bool, inflecting: ((Substring) -> String)?
    ) {
        self.source = source
        self.preservesWhitespace = preservesWhitespace
        self.inflecting = inflecting
        var lasts: [Int: Int] = [:]
        var index = 0
        while index < source.count {
            let end = source[index] == "`" ? source.endOfRow(at: index) : index
            if end > index { lasts[end - index] = index }
            index = max(end, index + 1)
        }
        lastBackticks = lasts
    }

    private mutating func parse() -> [MarkdownPiece] {
        while let scalar = source[position] {
            if takeSyntax(scalar) { continue }
            words.append(scalar)
            position += 1
        }
        finishWords()
        marks += delimiters.resolve(from: 0, in: &pieces)
        return pieces.marked(marks).joined().linkingMailAddresses().joined()
    }

    /// Takes the syntax at the position; false if there is none.
    private mutating func takeSyntax(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\": takeEscape()
        case "\n": takeLineEnd()
        case "&": takeEntity()
        case "`": takeCode()
        case "<": takeAngleBracket()
        case "*", "_", "~": takeDelimiters()
        case "[": takeBracket(isImage: false)
        case "!": source[position + 1] == "[" && takeBracket(isImage: true)
        case "]": takeClosingBracket()
        case "^": takeAgreement()
        case "h", "H", "f", "F", "w": takeAddress()
        default: false
        }
    }

    /// Appends what is left of the text as a piece.
    private mutating func finishWords() {
        guard !words.isEmpty else { return }
        pieces.append(MarkdownPiece(text: String(words)))
        words = String.UnicodeScalarView()
    }

    /// Appends a piece, whose source ends at an index.
    private mutating func append(_ piece: MarkdownPiece, end: Int) -> Bool {
        finishWords()
        pieces.append(piece)
        position = end
        return true
    }

    private mutating func appendWords(_ text: String, end: Int) -> Bool {
        words.append(contentsOf: text.unicodeScalars)
        position = end
        return true
    }
}

/// Syntax without marks inside.
extension MarkdownInlines {
    private mutating func takeEscape() -> Bool {
        guard let next = source[position + 1] else { return false }
        if next == "\n" {
            let end = position + 2
            return append(
                MarkdownPiece(text: "\n", intent: .lineBreak),
                end: preservesWhitespace ? end : source.endOfSpace(at: end))
        }
        guard next.isASCIIPunctuation else { return false }
        return appendWords(String(Character(next)), end: position + 2)
    }

    private mutating func takeLineEnd() -> Bool {
        guard !preservesWhitespace else { return false }
        let spaces = words.reversed().prefix { $0 == " " }.count
        words.removeLast(spaces)
        let end = source.endOfSpace(at: position)
        guard spaces > 1 else { return appendWords(" ", end: end) }
        return append(MarkdownPiece(text: "\n", intent: .lineBreak), end: end)
    }

    private mutating func takeEntity() -> Bool {
        guard let (characters, end) = source.entity(at: position) else { return false }
        return appendWords(characters, end: end)
    }

    /// Code: of spaces around it, one on each side is dropped.
    private mutating func takeCode() -> Bool {
        let start = source.endOfRow(at: position)
        let row = position..<start
        guard let last = lastBackticks[row.count], last >= start else {
            return appendWords(source.text(row), end: start)
        }
        var close = start
        var end = start
        repeat {
            close = source.end(from: end) { $0 != "`" }
            end = source.endOfRow(at: close)
        } while end - close != row.count
        var code = start..<close
        let isSpaced = isCodeSpace(start) && isCodeSpace(close - 1)
        if isSpaced, source.end(from: start, while: { $0 == " " || $0 == "\n" }) < close {
            code = start + 1..<close - 1
        }
        var text = source.text(code)
        if !preservesWhitespace { text.replace("\n", with: " ") }
        return append(MarkdownPiece(text: text, intent: .code), end: end)
    }

    private func isCodeSpace(_ index: Int) -> Bool { source[index] == " " || source[index] == "\n" }

    private mutating func takeAngleBracket() -> Bool {
        if let address = source.bracketedAddress(at: position) { return append(address) }
        guard let end = source.endOfTag(at: position) else { return false }
        let tag = source.text(position..<end)
        return append(MarkdownPiece(text: tag, intent: .inlineHTML), end: end)
    }

    /// Takes an address, which may not be part of a link's text.
    private mutating func takeAddress() -> Bool {
        guard brackets.isEmpty, let address = source.bareAddress(at: position) else { return false }
        return append(address)
    }

    private mutating func append(_ address: MarkdownAddress) -> Bool {
        let text = source.text(address.text)
        return append(MarkdownPiece(text: text, link: address.scheme + text), end: address.end)
    }

    /// Words to be inflected for a number: `^[12 day](inflect: true)`.
    private mutating func takeAgreement() -> Bool {
        guard let inflecting, source[position + 1] == "[" else { return false }
        let start = position + 2
        let close = source.end(from: start) { $0 != "[" && $0 != "]" }
        guard close > start, source.has("](", at: close) else { return false }
        var end = source.endOfSpace(at: close + 2)
        for word in ["inflect", ":", "true", ")"] {
            guard source.has(word, at: end) else { return false }
            end += word.count
            if word != ")" { end = source.endOfSpace(at: end) }
        }
        return appendWords(inflecting(source.text(start..<close)[...]), end: end)
    }
}

/// Marks that enclose text.
extension MarkdownInlines {
    private mutating func takeDelimiters() -> Bool {
        let row = position..<source.endOfRow(at: position)
        let text = source.text(row)
        // Three tildes and more strike nothing.
        if source[position] == "~", row.count > 2 { return appendWords(text, end: row.upperBound) }
        finishWords()
        delimiters.append(row, of: source, piece: pieces.count)
        return append(MarkdownPiece(text: text), end: row.upperBound)
    }

    private mutating func takeBracket(isImage: Bool) -> Bool {
        finishWords()
        brackets.append(
            Bracket(
                piece: pieces.count, isImage: isImage, marks: marks.count,
                delimiters: delimiters.count))
        let text = isImage ? "![" : "["
        return append(MarkdownPiece(text: text), end: position + text.count)
    }

    /// Takes the end of a link or an image, whose text loses its marks.
    private mutating func takeClosingBracket() -> Bool {
        guard let bracket = brackets.popLast() else { return false }
        let isActive = bracket.isImage || brackets.count >= inactiveBrackets
        inactiveBrackets = min(inactiveBrackets, brackets.count)
        guard isActive, let (destination, end) = source.target(at: position + 1) else {
            return false
        }
        finishWords()
        _ = delimiters.resolve(from: bracket.delimiters, in: &pieces)
        marks.removeSubrange(bracket.marks...)
        pieces[bracket.piece].text = ""
        marks.append(
            MarkdownMark(
                meaning: .link(bracket.isImage || destination.isEmpty ? nil : destination),
                pieces: bracket.piece + 1..<pieces.count))
        if !bracket.isImage { inactiveBrackets = brackets.count }
        position = end
        return true
    }
}
