/// Words of Markdown in brackets: `[words](target)`, a link, or `^[12 day](inflect: true)`, words
/// that agree with their number.
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
}
