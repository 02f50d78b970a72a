/// The text of a declaration, and a copy with comments and string literals blanked.
///
/// The compiler sends text, not syntax. What has a meaning in the copy, such as a bracket or a
/// keyword, belongs to the declaration itself; both have the same indices.
struct DeclarationText {
    /// The original characters.
    let characters: [Character]
    /// The characters with everything other than code blanked.
    let code: [Character]

    init(_ source: String) {
        characters = Array(source)
        var blanking = Blanking(characters)
        code = blanking.blanked()
    }

    /// Returns the original text in a range, trimmed.
    func written(_ range: Range<Int>) -> String {
        let isBlank = characters.indices.map {
            code[$0].isWhitespace && characters[$0].isWhitespace
        }
        guard let first = range.first(where: { !isBlank[$0] }),
            let last = range.last(where: { !isBlank[$0] })
        else { return "" }
        return String(characters[first...last])
    }

    /// Returns the words of the code at a nesting depth of braces and outside of other brackets.
    ///
    /// Of a type's declaration, 0 gives its head and 1 the beginnings of its members.
    func words(insideBraces braces: Int) -> [Substring] {
        var (depth, brackets) = (0, 0)
        var level = ""
        for character in code {
            if character == "}" { depth -= 1 }
            if ")]".contains(character) { brackets -= 1 }
            level.append(depth == braces && brackets == 0 ? character : " ")
            if character == "{" { depth += 1 }
            if "([".contains(character) { brackets += 1 }
        }
        return level.split { $0.isWhitespace || "{}:<;,".contains($0) }
    }

    /// Returns the first index of a character outside of brackets in a range.
    func index(of character: Character, in range: Range<Int>) -> Int? {
        var depth = 0
        return range.first { index in
            if depth == 0, code[index] == character { return true }
            if "([{".contains(code[index]) { depth += 1 }
            if ")]}".contains(code[index]) { depth -= 1 }
            return false
        }
    }

    /// Returns the index after the first occurrence of `word` in the code outside of brackets.
    func end(ofWord word: String) -> Int? {
        var depth = 0
        let letters = Array(word)
        return code.indices.first { index in
            if "([{".contains(code[index]) { depth += 1 }
            if ")]}".contains(code[index]) { depth -= 1 }
            let end = index + letters.count
            return depth == 0 && code[index...].starts(with: letters)
                && (index == 0 || !code[index - 1].isPartOfWord)
                && (end == code.count || !code[end].isPartOfWord)
        }.map { $0 + letters.count }
    }
}

/// Blanks comments and string literals.
private struct Blanking {
    private let text: [Character]
    private var code: [Character]
    private var index = 0

    init(_ text: [Character]) { (self.text, code) = (text, text) }

    mutating func blanked() -> [Character] {
        while index < text.count { skip() }
        return code
    }

    /// Skips the comment or literal that starts here.
    private mutating func skip() {
        if isHere("//") {
            while index < text.count, !text[index].isNewline { blank() }
        } else if isHere("/*") {
            blankComment()
        } else if let pounds = poundsOfLiteral {
            blankLiteral(pounds)
        } else {
            index += 1
        }
    }

    private mutating func blankComment() {
        var depth = 0
        repeat {
            if isHere("/*") { depth += 1 } else if isHere("*/") { depth -= 1 }
            blank(isHere("/*") || isHere("*/") ? 2 : 1)
        } while depth > 0 && index < text.count
    }

    /// The number signs before the quotation mark of a literal that starts here; `nil` if none
    /// starts.
    private var poundsOfLiteral: String? {
        let pounds = text[index...].prefix { $0 == "#" }
        let quote = index + pounds.count
        return quote < text.count && text[quote] == "\"" ? String(pounds) : nil
    }

    private mutating func blankLiteral(_ pounds: String) {
        blank(pounds.count)
        let quotes = isHere("\"\"\"") ? "\"\"\"" : "\""
        blank(quotes.count)
        while index < text.count, !isHere(quotes + pounds) {
            if isHere("\\\(pounds)(") {
                blank(pounds.count + 2)
                blankInterpolation()
            } else {
                blank(isHere("\\\(pounds)") ? pounds.count + 2 : 1)
            }
        }
        blank(quotes.count + pounds.count)
    }

    /// Blanks the code in a literal, up to the parenthesis that ends it.
    private mutating func blankInterpolation() {
        var depth = 1
        while depth > 0, index < text.count {
            if let pounds = poundsOfLiteral {
                blankLiteral(pounds)
                continue
            }
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            blank()
        }
    }

    private func isHere(_ word: String) -> Bool { text[index...].starts(with: word) }

    private mutating func blank(_ count: Int = 1) {
        let end = min(index + count, text.count)
        for place in index..<end where !text[place].isNewline { code[place] = " " }
        index = end
    }
}

extension Character {
    /// Whether a word can have it.
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
