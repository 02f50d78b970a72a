import Foundation

/// Text between a pair of Markdown marks, or the text of a link.
struct MarkdownSpan {
    let words: Substring
    var intent: InlinePresentationIntent = []
    var link: String?
    /// Whether marks inside the text are ignored.
    var isLiteral = false

    /// Returns the span at the start of the text and the rest.
    static func first(
        in text: Substring, after previous: Character?
    ) -> (span: MarkdownSpan, after: Substring)? {
        switch text.first {
        case "`": code(text)
        case "[": link(text)
        case "<": address(text)
        case "*", "_", "~": marked(text, after: previous)
        default: nil
        }
    }

    /// Longer marks come first.
    private static let marks: [(mark: MarkdownMark, intent: InlinePresentationIntent)] = [
        (MarkdownMark("***"), [.emphasized, .stronglyEmphasized]),
        (MarkdownMark("**"), .stronglyEmphasized), (MarkdownMark("__"), .stronglyEmphasized),
        (MarkdownMark("~~"), .strikethrough), (MarkdownMark("*"), .emphasized),
        (MarkdownMark("_"), .emphasized),
    ]

    private static func marked(
        _ text: Substring, after previous: Character?
    ) -> (span: MarkdownSpan, after: Substring)? {
        for (mark, intent) in marks {
            if let (words, after) = mark.content(of: text, after: previous) {
                return (MarkdownSpan(words: words, intent: intent), after)
            }
        }
        return nil
    }

    private static func code(_ text: Substring) -> (span: MarkdownSpan, after: Substring)? {
        guard
            let match = text.prefixMatch(of: #/(`+)([^`]|[^`].*?[^`])\1(?!`)/#.dotMatchesNewlines())
        else { return nil }
        return (
            MarkdownSpan(words: match.output.2, intent: .code, isLiteral: true),
            text[match.range.upperBound...]
        )
    }

    /// A link: `[words](target "title")`.
    private static func link(_ text: Substring) -> (span: MarkdownSpan, after: Substring)? {
        guard
            let match = text.prefixMatch(
                of: #/\[((?:\\.|[^\[\]\\])+)\]\(<?([^\s()<>]*)>?(?:\s+"[^"]*")?\)/#)
        else { return nil }
        return (
            MarkdownSpan(words: match.output.1, link: String(match.output.2)),
            text[match.range.upperBound...]
        )
    }

    /// Words to be inflected for a number: `^[12 day](inflect: true)`.
    static func agreeing(_ text: Substring) -> (words: Substring, after: Substring)? {
        guard text.first == "^",
            let match = text.prefixMatch(of: #/\^\[([^\[\]]+)\]\(\s*inflect\s*:\s*true\s*\)/#)
        else { return nil }
        return (match.output.1, text[match.range.upperBound...])
    }

    /// A URL in angle brackets: `<https://example.org>`.
    private static func address(_ text: Substring) -> (span: MarkdownSpan, after: Substring)? {
        guard let match = text.prefixMatch(of: #/<([a-z][a-z0-9+.-]+:[^\s<>]*)>/#) else {
            return nil
        }
        return (
            MarkdownSpan(words: match.output.1, link: String(match.output.1), isLiteral: true),
            text[match.range.upperBound...]
        )
    }
}
