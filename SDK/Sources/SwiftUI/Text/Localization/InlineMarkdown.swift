import PortholeFoundation

/// The inline Markdown of localized texts: bold, italic, strikethrough and code, links and
/// inflected words.
enum InlineMarkdown {
    private struct Mark {
        let text: String
        let attribute: @Sendable (Text) -> Text
    }

    // The longer marks come first.
    private static let marks = [
        Mark(text: "**") { $0.bold() },
        Mark(text: "__") { $0.bold() },
        Mark(text: "~~") { $0.strikethrough() },
        Mark(text: "*") { $0.italic() },
        Mark(text: "_") { $0.italic() },
        Mark(text: "`") { $0.monospaced() },
    ]

    /// Splits a text into parts with the attributes of their marks.
    ///
    /// - Parameter count: The number for words with a specifier in place of a number.
    static func texts(of source: String, count: Double? = nil) -> [Text] {
        guard source.contains(where: { "*_~`[\\".contains($0) }) else {
            return [Text(verbatim: source)]
        }
        return texts(of: source[...], count)
    }

    private static func texts(of source: Substring, _ count: Double?) -> [Text] {
        var texts: [Text] = []
        var words = ""
        var rest = source
        let finish = {
            if !words.isEmpty { texts.append(Text(verbatim: words)) }
            words = ""
        }
        while let character = rest.first {
            if let (mark, inside, after) = marked(rest, after: words.last) {
                finish()
                let parts =
                    mark.text == "`"
                    ? [Text(verbatim: String(inside))] : self.texts(of: inside, count)
                texts += parts.map(mark.attribute)
                rest = after
            } else if let bracketed = BracketedWords(rest) {
                finish()
                texts += self.texts(of: bracketed, count)
                rest = bracketed.rest
            } else {
                if character == "\\", let next = rest.dropFirst().first,
                    next.isPunctuation || next.isSymbol
                {
                    rest = rest.dropFirst()
                }
                words.append(rest.removeFirst())
            }
        }
        finish()
        return texts.isEmpty ? [Text(verbatim: "")] : texts
    }

    private static func texts(of bracketed: BracketedWords, _ count: Double?) -> [Text] {
        if bracketed.isInflected {
            return [Text(verbatim: AgreeingWords(bracketed.words).inflected(for: count))]
        }
        return texts(of: bracketed.words, count).map { $0.foregroundStyle(.tint) }
    }

    /// Returns the text between a mark at the start of `source` and its closing mark, and the rest.
    private static func marked(
        _ source: Substring, after previous: Character?
    ) -> (mark: Mark, inside: Substring, after: Substring)? {
        for mark in marks where source.hasPrefix(mark.text) {
            let start = source.dropFirst(mark.text.count)
            guard let first = start.first, !first.isWhitespace,
                mark.text != "_" && mark.text != "__" || !(previous?.isWordLike ?? false),
                let close = closing(mark.text, in: start)
            else { continue }
            return (mark, start[..<close.lowerBound], start[close.upperBound...])
        }
        return nil
    }

    /// Returns the closing mark: the last one in a row of the same characters.
    private static func closing(
        _ mark: String, in source: Substring
    ) -> Range<Substring.Index>? {
        var start = source.dropFirst()
        while let range = start.firstRange(of: mark) {
            let before = source[source.index(before: range.lowerBound)]
            let after = source[range.upperBound...].first
            let isLonger = after == mark.first || mark.count == 1 && before == mark.first
            let isInWord = mark.first == "_" && (after?.isWordLike ?? false)
            if !before.isWhitespace && before != "\\" && !isLonger && !isInWord { return range }
            start = source[source.index(after: range.lowerBound)...]
        }
        return nil
    }
}

extension Character {
    fileprivate var isWordLike: Bool { isLetter || isNumber }
}
