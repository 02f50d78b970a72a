/// English words that agree with their number, as in `^[12 day](inflect: true)`.
///
/// Differs from Apple: only one noun agrees, the last or that before words such as `left` or `in`.
package struct AgreeingWords {
    private let words: Substring

    /// Takes the words between the brackets.
    package init(_ words: Substring) {
        self.words = words
    }

    /// The words with their noun in the plural that their number asks for.
    ///
    /// - Parameter count: The number of words that have none themselves.
    package func inflected(for count: Double?) -> String {
        let parts = words.split(separator: " ", omittingEmptySubsequences: false)
        guard let number = parts.lazy.compactMap({ Double($0) }).first ?? count, number != 1,
            let noun = parts.prefix(upTo: end(of: parts)).lastIndex(where: { !$0.isEmpty })
        else { return String(words) }
        return parts.enumerated()
            .map { $0.offset == noun ? Self.plural(of: $0.element) : String($0.element) }
            .joined(separator: " ")
    }

    /// Where the noun and what is before it end.
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

    /// Words that stand behind a noun and stay as they are.
    private static let followers: Set<String> = [
        "ago", "at", "away", "done", "due", "for", "from", "in", "late", "left", "of", "old", "on",
        "overdue", "per", "remaining", "to", "today", "until", "with",
    ]

    /// Ends of nouns whose plurals follow no rule; both begin with the same letter.
    private static let irregular = [
        ("person", "people"), ("child", "children"), ("woman", "women"), ("foot", "feet"),
        ("tooth", "teeth"), ("mouse", "mice"), ("half", "halves"), ("leaf", "leaves"),
        ("shelf", "shelves"), ("life", "lives"), ("knife", "knives"), ("series", "series"),
    ]
}
