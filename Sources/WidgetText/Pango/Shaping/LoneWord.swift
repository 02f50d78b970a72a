/// The rule by which a word is not alone on the second of two lines.
///
/// Measured with the 257 paragraphs of win/app/src/test/resources/text/linebreaks.json of
/// https://github.com/gaojunbin/remote-control at 967634c, as SwiftUI's text broke them on a Mac.
/// The word before a lone word joins it on the second of exactly two lines if the lone word has at
/// most ten characters, signs included, and both words fit on a line and are at most 5/3 as wide as
/// what stays on the first. A Chinese character is a word, with the signs that cling to it.
enum LoneWord {
    /// The greatest number of characters of a word that is joined.
    private static let longest = 10

    private static let space = UInt8(ascii: " ")

    /// The bytes from the last letter of one line to the end of the next; nil unless the next is
    /// the same source line's last word, and short.
    static func seam(
        in text: StyledText, between line: Range<Int>, _ next: Range<Int>
    ) -> Range<Int>? {
        guard line.upperBound == next.lowerBound, next.upperBound == text.bytes.count,
            isShortWord(text.text(in: next)),
            let end = text.bytes[line].lastIndex(where: { $0 != space })
        else { return nil }
        return text.startOfScalar(at: end)..<next.upperBound
    }

    /// Whether a word ends at an offset.
    static func isBoundary(_ offset: Int, in text: StyledText) -> Bool {
        guard let last = text.text(in: 0..<offset).last,
            let first = text.text(in: offset..<text.bytes.count).first
        else { return false }
        return last == " " || last.endsWord(before: first)
    }

    /// Whether two words are joined, whose width with the space between them and the width of what
    /// they leave with the space after it are known.
    static func isJoined(_ words: Double, leaving rest: Double) -> Bool {
        words <= rest * 5 / 3
    }

    private static func isShortWord(_ text: String) -> Bool {
        let letters = Array(text)
        return !letters.isEmpty && letters.count <= longest && !letters.contains(" ")
            && zip(letters, letters.dropFirst()).allSatisfy { !$0.endsWord(before: $1) }
    }
}

extension Character {
    /// Whether a line may end between two characters that are no spaces.
    fileprivate func endsWord(before next: Character) -> Bool {
        guard let last = unicodeScalars.first, let first = next.unicodeScalars.first else {
            return false
        }
        return last.mayEndLine(before: first, isWide: last.isWord || first.isWord)
    }
}

extension Unicode.Scalar {
    /// Whether it is a word of its own: an ideograph, or a letter of Japanese.
    fileprivate var isWord: Bool {
        properties.isIdeographic || ("\u{3041}"..."\u{30FF}").contains(self)
    }
}
