/// Markdown text in brackets: a link `[words](target)`, or `^[12 day](inflect: true)`, which is
/// inflected for its number.
struct BracketedWords {
    /// The text between the brackets.
    let words: Substring
    /// Whether they agree with their number.
    let isInflected: Bool
    /// The rest.
    let rest: Substring

    /// Parses the start of `source`; `nil` if it has no such form.
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
