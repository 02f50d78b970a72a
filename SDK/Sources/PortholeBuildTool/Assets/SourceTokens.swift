/// The words, brackets and commas of a source, without comments and string literals.
struct SourceTokens: Sequence, IteratorProtocol {
    private var rest: Substring

    init(_ source: String) { rest = SwiftCode(source).withoutLiterals[...] }

    private static let marks: Set<Character> = ["{", "}", "(", ")", "[", "]", ","]

    mutating func next() -> Substring? {
        while let first = rest.first {
            if Self.marks.contains(first) {
                defer { rest.removeFirst() }
                return rest.prefix(1)
            }
            if Self.isInWord(first) {
                let word = rest.prefix(while: Self.isInWord)
                rest = rest.dropFirst(word.count)
                return word
            }
            rest.removeFirst()
        }
        return nil
    }

    private static func isInWord(_ character: Character) -> Bool {
        character == "_" || character == "`" || character.isLetter || character.isNumber
    }
}
