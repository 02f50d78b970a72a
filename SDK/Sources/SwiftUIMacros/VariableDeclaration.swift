/// A variable's declaration, read from its text.
struct VariableDeclaration {
    let name: String
    /// As written; `nil` when the value tells it.
    let type: String?
    /// As written; `nil` when there is none.
    let value: String?

    init(_ source: String) throws(MacroError) {
        let text = Substring(source)
        guard let keyword = text.ranges(of: "var ").last(where: { Self.isWord($0, in: text) })
        else { throw MacroError(message: "@Entry can only be attached to a 'var'") }
        let declaration = text[keyword.upperBound...]
        let (head, value) = Self.split(declaration, at: "=")
        let (name, type) = Self.split(head, at: ":")
        self.name = Self.trimmed(name)
        self.type = type.map(Self.trimmed)
        self.value = value.map(Self.trimmed)
    }

    /// Whether the range begins a word before which only attributes and modifiers stand.
    private static func isWord(_ range: Range<Substring.Index>, in text: Substring) -> Bool {
        let before = text[..<range.lowerBound]
        let endsWord = before.last.map { $0.isWhitespace || $0 == ")" } ?? true
        return endsWord && !before.contains("=") && !before.contains("{")
    }

    /// The text on both sides of the first separator that stands outside all brackets.
    private static func split(
        _ text: Substring, at separator: Character
    ) -> (Substring, Substring?) {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case separator where depth == 0:
                return (text[..<index], text[text.index(after: index)...])
            default: break
            }
        }
        return (text, nil)
    }

    private static func trimmed(_ text: Substring) -> String {
        let words = text.drop(while: \.isWhitespace)
        return String(words.dropLast(words.reversed().prefix(while: \.isWhitespace).count))
    }
}
