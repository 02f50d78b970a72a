import Foundation

/// Parses Markdown: first the blocks, then the inline marks.
package struct MarkdownReader {
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    private let inflecting: ((Substring) -> String)?

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
        case .inlineOnlyPreservingWhitespace, .inlineOnly: inline(source)
        case .full: Self.blocks(of: source).reduce(into: AttributedString()) { $0 += inline($1) }
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
                blocks[blocks.count - 1] += "\n" + words
            } else {
                blocks.append(words)
                continues = true
            }
        }
        return blocks
    }

    /// Parses inline marks.
    private func inline(_ source: String) -> AttributedString {
        let pieces = MarkdownInlines.pieces(
            of: source,
            preservesWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
            inflecting: inflecting)
        return pieces.reduce(into: AttributedString()) { result, piece in
            var run = AttributedString(piece.text)
            if !piece.intent.isEmpty { run.inlinePresentationIntent = piece.intent }
            if let link = piece.link { run.link = URL(string: link, relativeTo: baseURL) }
            result += run
        }
    }
}
