import Foundation
import PortholeFoundation

/// The inline Markdown of localized texts: bold, italic, strikethrough and code, links and
/// addresses, entities and inflected words.
enum InlineMarkdown {
    /// Splits a text into parts with the attributes of their marks.
    ///
    /// - Parameter count: The number for words with a specifier in place of a number.
    static func texts(of source: String, count: Double? = nil) -> [Text] {
        // Most texts have no marks.
        guard mayHaveMarks(source) else { return [Text(verbatim: source)] }
        let reader = MarkdownReader(
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace), baseURL: nil
        ) { AgreeingWords($0).inflected(for: count) }
        return reader.read(source).texts
    }

    /// Whether the text has a mark, an entity or what may be an address; `%@` is none.
    private static func mayHaveMarks(_ source: String) -> Bool {
        var before = (UInt8(ascii: " "), UInt8(ascii: " "))
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
                UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
                return true
            // Of "://".
            case UInt8(ascii: "/") where before == (UInt8(ascii: ":"), byte): return true
            // Of "www.".
            case UInt8(ascii: ".")
            where before == (UInt8(ascii: "w"), UInt8(ascii: "w")):
                return true
            case UInt8(ascii: "@") where before.1 != UInt8(ascii: "%"): return true
            default: before = (before.1, byte)
            }
        }
        return false
    }
}
