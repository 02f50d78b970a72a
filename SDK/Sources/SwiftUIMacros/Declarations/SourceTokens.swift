/// The words, signs and bracketed groups of a piece of code outside of nested brackets.
struct SourceTokens {
    /// A word, a sign, or a pair of brackets with all that is inside.
    struct Token {
        /// The word or sign; of a group the bracket that opens it.
        let text: String
        let range: Range<Int>
    }

    let source: DeclarationText
    let tokens: [Token]

    /// Tokenizes a range of a text, by default all of it.
    init(_ source: DeclarationText, in range: Range<Int>? = nil) {
        self.source = source
        var tokens: [Token] = []
        var rest = range ?? source.code.indices
        while let first = rest.first {
            let length = Self.length(of: rest, in: source.code)
            if !source.code[first].isWhitespace {
                let isWord = source.code[first].isPartOfWord
                tokens.append(
                    Token(
                        text: String(source.code[first..<(isWord ? first + length : first + 1)]),
                        range: first..<(first + length)))
            }
            rest = rest.dropFirst(length)
        }
        self.tokens = tokens
    }

    /// Returns the number of characters of the token at the start of a range.
    private static func length(of rest: Range<Int>, in code: [Character]) -> Int {
        let first = code[rest.lowerBound]
        if first.isPartOfWord { return rest.prefix { code[$0].isPartOfWord }.count }
        guard "([{".contains(first) else { return 1 }
        var depth = 0
        for index in rest {
            if "([{".contains(code[index]) { depth += 1 }
            if ")]}".contains(code[index]) { depth -= 1 }
            if depth == 0 { return index - rest.lowerBound + 1 }
        }
        return rest.count
    }

    /// Returns the tokens inside the brackets of a group.
    func inside(_ group: Token) -> SourceTokens {
        SourceTokens(source, in: insideRange(group))
    }

    /// Returns the original text inside the brackets of a group.
    func written(inside group: Token) -> String { source.written(insideRange(group)) }

    /// The code between a token and the end of its line, without comments.
    func line(after index: Int) -> String {
        let rest = source.code[tokens[index].range.upperBound...]
        return String(rest.prefix { !$0.isNewline })
    }

    private func insideRange(_ group: Token) -> Range<Int> {
        group.range.dropFirst().dropLast()
    }

    /// The word or sign at an index; nil before the first and after the last.
    func text(at index: Int) -> String? {
        tokens.indices.contains(index) ? tokens[index].text : nil
    }
}
