import Foundation

/// Parses Markdown: first the blocks, then the inline marks.
package struct MarkdownReader {
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    private let inflecting: ((Substring) -> String)?

    /// The limit for nested marks, since hostile text could nest them without end.
    private static let deepest = 32

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - baseURL: What relative links are resolved against.
    ///   - inflecting: Inflects the words of `^[words](inflect: true)`; nil keeps that as written.
    package init(
        options: AttributedString.MarkdownParsingOptions, baseURL: URL?,
        inflecting: ((Substring) -> String)? = nil
    ) {
        self.options = options
        self.baseURL = baseURL
        self.inflecting = inflecting
    }

    /// Returns the text with the attributes of its marks.
    package func read(_ source: String) -> AttributedString {
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: inline(source[...])
        case .inlineOnly: inline(source.replacing("\n", with: " ")[...])
        case .full:
            Self.blocks(of: source).reduce(into: AttributedString()) { $0 += inline($1[...]) }
        }
    }

    /// Splits the source into paragraphs, headings and list items, without their marks.
    private static func blocks(of source: String) -> [String] {
        var blocks: [String] = []
        var continues = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.trimmingCharacters(in: .whitespaces)
            let mark = words.prefixMatch(of: #/(?:#{1,6}|>|[-*+]|\d{1,9}[.)])\s+/#)
            if words.isEmpty {
                continues = false
            } else if let mark {
                blocks.append(String(words[mark.range.upperBound...]))
                continues = !words.hasPrefix("#")
            } else if continues {
                blocks[blocks.count - 1] +=
                    (blocks.last?.hasSuffix("\\") ?? false ? "" : " ") + words
            } else {
                blocks.append(words)
                continues = true
            }
        }
        return blocks
    }

    private func inline(
        _ source: Substring, _ intent: InlinePresentationIntent = [], _ link: URL? = nil,
        depth: Int = 0
    ) -> AttributedString {
        var result = AttributedString()
        var words = ""
        var rest = source
        func finish() {
            if !words.isEmpty { result += Self.run(words, intent, link) }
            words = ""
        }
        while let character = rest.first {
            if let inflecting, let (agreeing, after) = MarkdownSpan.agreeing(rest) {
                finish()
                result += Self.run(inflecting(agreeing), intent, link)
                rest = after
                continue
            }
            if depth < Self.deepest,
                let (span, after) = MarkdownSpan.first(in: rest, after: words.last)
            {
                finish()
                let inner = intent.union(span.intent)
                let target = span.link.flatMap { URL(string: $0, relativeTo: baseURL) } ?? link
                result +=
                    span.isLiteral
                    ? Self.run(String(span.words), inner, target)
                    : inline(span.words, inner, target, depth: depth + 1)
                rest = after
                continue
            }
            if character == "\\", let next = rest.dropFirst().first,
                next.isPunctuation || next.isSymbol
            {
                rest = rest.dropFirst()
            }
            words.append(rest.removeFirst())
        }
        finish()
        return result
    }

    private static func run(
        _ words: String, _ intent: InlinePresentationIntent, _ link: URL?
    ) -> AttributedString {
        var run = AttributedString(words)
        if !intent.isEmpty { run.inlinePresentationIntent = intent }
        if let link { run.link = link }
        return run
    }
}
