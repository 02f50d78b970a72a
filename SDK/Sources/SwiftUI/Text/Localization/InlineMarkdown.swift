import Foundation
import PortholeFoundation

/// The inline Markdown of localized texts: bold, italic, strikethrough and code, links and
/// inflected words.
enum InlineMarkdown {
    /// Splits a text into parts with the attributes of their marks.
    ///
    /// - Parameter count: The number for words with a specifier in place of a number.
    static func texts(of source: String, count: Double? = nil) -> [Text] {
        // Most texts have no marks.
        guard source.contains(where: { "*_~`[<\\".contains($0) }) else {
            return [Text(verbatim: source)]
        }
        let reader = MarkdownReader(
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace), baseURL: nil
        ) { AgreeingWords($0).inflected(for: count) }
        return reader.read(source).texts
    }
}
