/// English words inflected for a number, as in `^[12 day](inflect: true)`.
///
/// Differs from Apple: only one noun is inflected, the last one or the one before words such as
/// `left` or `in`.
package struct AgreeingWords {
    private let words: Substring

    /// Creates words from the text between the brackets.
    package init(_ words: Substring) {
        self.words = words
    }

    /// Returns the words with their noun in the plural form for their number.
    ///
    /// - Parameter count: The number to use for words that contain none.
    package func inflected(for count: Double?) -> String {
        let parts = words.split(separator: " ", omittingEmptySubsequences: false)
        guard let number = parts.lazy.compactMap({ Double($0) }).first ?? count, number != 1,
            let noun = parts.prefix(upTo: end(of: parts)).lastIndex(where: { !$0.isEmpty })
        else { return String(words) }
        return parts.enumerated()
            .map { $0.offset == noun ? Self.plural(of: $0.element) : String($0.element) }
            .joined(separator: " ")
    }

    /// The index after the noun and the words before it.
    private func end(of parts: [Substring]) -> Int {
        parts.dropFirst(2).firstIndex { Self.followers.contains($0.lowercased()) } ?? parts.endIndex
    }

    private static func plural(of noun: Substring) -> String {
        for (singular, plural) in irregular where noun.lowercased().hasSuffix(singular) {
            return String(noun.dropLast(singular.count - 1)) + plural.dropFirst()
        }
        let beforeLast = noun.dropLast().last
        if noun.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) {
            return noun.dropLast() + "ies"
        }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
        return noun + (hisses ? "es" : "s")
    }

    /// Words after the noun, which are not inflected.
    private static let followers: Set<String> = [
        "ago", "at", "away", "done", "due", "for", "from", "in", "late", "left", "of", "old", "on",
        "overdue", "per", "remaining", "to", "today", "until", "with",
    ]

    /// Endings of irregular plurals; singular and plural begin with the same letter.
    private static let irregular = [
        ("person", "people"), ("child", "children"), ("woman", "women"), ("foot", "feet"),
        ("tooth", "teeth"), ("mouse", "mice"), ("half", "halves"), ("leaf", "leaves"),
        ("shelf", "shelves"), ("life", "lives"), ("knife", "knives"), ("series", "series"),
    ]
}
