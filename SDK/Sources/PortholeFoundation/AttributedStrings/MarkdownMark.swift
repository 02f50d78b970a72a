/// A Markdown mark that encloses text, such as `**`.
package struct MarkdownMark: Sendable {
    private let text: String

    /// Creates a mark, which is repeated after the text.
    package init(_ text: String) { self.text = text }

    /// Returns the text between the mark at the start of `source` and its closing mark, and the
    /// rest; `nil` if `source` does not start with such text.
    ///
    /// - Parameter previous: the character before `source`; underscores inside words are not marks.
    package func content(
        of source: Substring, after previous: Character?
    ) -> (words: Substring, after: Substring)? {
        guard source.hasPrefix(text) else { return nil }
        let start = source.dropFirst(text.count)
        let isInWord = text.first == "_" && (previous?.isWordLike ?? false)
        guard let first = start.first, !first.isWhitespace, !isInWord,
            let close = closing(in: start)
        else { return nil }
        return (start[..<close.lowerBound], start[close.upperBound...])
    }

    /// Returns the range of the closing mark: the last one in a row of the same characters.
    private func closing(in source: Substring) -> Range<Substring.Index>? {
        var start = source.dropFirst()
        while let range = start.firstRange(of: text) {
            let before = source[source.index(before: range.lowerBound)]
            let after = source[range.upperBound...].first
            let isLonger = after == text.first || text.count == 1 && before == text.first
            let isInWord = text.first == "_" && (after?.isWordLike ?? false)
            if !before.isWhitespace && before != "\\" && !isLonger && !isInWord { return range }
            start = source[source.index(after: range.lowerBound)...]
        }
        return nil
    }
}

extension Character {
    fileprivate var isWordLike: Bool { isLetter || isNumber }
}
