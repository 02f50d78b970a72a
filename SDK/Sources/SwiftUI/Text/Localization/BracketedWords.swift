/// Words of Markdown in brackets: `[words](target)`, a link, or `^[12 day](inflect: true)`, words that
/// agree with their number.
struct BracketedWords {
    /// The words between the brackets.
    let words: Substring
    /// Whether they agree with their number.
    let isInflected: Bool
    /// What follows.
    let rest: Substring

    /// Reads what `source` begins with; `nil` when that is no such thing.
    init?(_ source: Substring) {
        isInflected = source.hasPrefix("^[")
        guard isInflected || source.hasPrefix("[") else { return nil }
        let start = source.dropFirst(isInflected ? 2 : 1)
        guard let middle = start.firstRange(of: "]("),
            let end = start[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        words = start[..<middle.lowerBound]
        rest = start[start.index(after: end)...]
        let target = start[middle.upperBound..<end]
        guard !words.isEmpty, !words.contains("["), isInflected == target.hasPrefix("inflect")
        else { return nil }
    }

    /// The words with an English noun in the plural that their number asks for.
    ///
    /// Differs from Apple: only the last word agrees, by the rule for regular nouns.
    ///
    /// - Parameter count: The number of words that have none themselves.
    func inflected(for count: Double?) -> String {
        let number = words.split(separator: " ").lazy.compactMap { Double($0) }.first ?? count
        guard let number, number != 1 else { return String(words) }
        return Self.plural(of: words)
    }

    private static func plural(of noun: Substring) -> String {
        let beforeLast = noun.dropLast().last
        if noun.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) {
            return noun.dropLast() + "ies"
        }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
        return noun + (hisses ? "es" : "s")
    }
}
