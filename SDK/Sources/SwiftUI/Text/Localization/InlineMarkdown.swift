import PortholeFoundation

/// The inline Markdown of localized texts: bold, italic, strikethrough and code, links and
/// inflected words.
enum InlineMarkdown {
    /// The marks and what they do to a text; longer ones come first.
    private static let marks: [(mark: MarkdownMark, style: @Sendable (Text) -> Text)] = [
        (MarkdownMark("**"), { $0.bold() }), (MarkdownMark("__"), { $0.bold() }),
        (MarkdownMark("~~"), { $0.strikethrough() }), (MarkdownMark("*"), { $0.italic() }),
        (MarkdownMark("_"), { $0.italic() }),
    ]
    /// The mark of code, inside which the others have no meaning.
    private static let codeMark = MarkdownMark("`")

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
            if let (code, after) = codeMark.content(of: rest, after: words.last) {
                finish()
                texts.append(Text(verbatim: String(code)).monospaced())
                rest = after
            } else if let (style, inside, after) = marked(rest, after: words.last) {
                finish()
                texts += self.texts(of: inside, count).map(style)
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
    ) -> (style: @Sendable (Text) -> Text, inside: Substring, after: Substring)? {
        for (mark, style) in marks {
            if let (inside, after) = mark.content(of: source, after: previous) {
                return (style, inside, after)
            }
        }
        return nil
    }
}
