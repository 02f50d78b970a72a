/// The static constants that an author's extensions add to types.
///
/// Xcode avoids conflicts with them only if a build setting requests it, which packages cannot
/// have.
struct DeclaredConstants {
    private var names: [String: Set<String>] = [:]

    /// Reads the texts of source files.
    init(in sources: some Sequence<String>) {
        for source in sources { read(source) }
    }

    /// Whether an extension of a type has a constant of this name.
    func contains(_ name: String, of type: some StringProtocol) -> Bool {
        names[String(type)]?.contains(name) ?? false
    }

    private mutating func read(_ source: String) {
        /// The types extended by the braces that are open; nil for other braces.
        var open: [String?] = []
        var words: [Substring] = []
        for token in SourceTokens(source) {
            switch token {
            case "{":
                open.append(Self.extendedType(words))
                words = []
            case "}":
                _ = open.popLast()
                words = []
            default:
                words = words.suffix(Self.headLength) + [token]
                guard let type = open.last ?? nil, words.count > 2 else { continue }
                let (first, second) = (words[words.count - 3], words[words.count - 2])
                guard first == "static" || first == "class", second == "let" || second == "var"
                else { continue }
                names[type, default: []].insert(String(token))
            }
        }
    }

    /// The maximum number of words between `extension` and its brace.
    private static let headLength = 12

    /// `public extension SwiftUI.Color` names `Color`.
    private static func extendedType(_ words: [Substring]) -> String? {
        guard let start = words.lastIndex(of: "extension") else { return nil }
        let rest = words[(start + 1)...]
        guard let first = rest.first else { return nil }
        let isQualified = ["SwiftUI", "UIKit", "Foundation"].contains(first)
        return (isQualified ? rest.dropFirst().first : first).map(String.init)
    }
}

/// The words and braces of a source, without comments and string literals.
struct SourceTokens: Sequence, IteratorProtocol {
    private var rest: Substring

    init(_ source: String) { rest = source[...] }

    mutating func next() -> Substring? {
        while let first = rest.first {
            if first == "{" || first == "}" {
                defer { rest.removeFirst() }
                return rest.prefix(1)
            }
            if Self.isInWord(first) {
                let word = rest.prefix(while: Self.isInWord)
                rest = rest.dropFirst(word.count)
                return word
            }
            skip()
        }
        return nil
    }

    private static func isInWord(_ character: Character) -> Bool {
        character == "_" || character == "`" || character.isLetter || character.isNumber
    }

    /// Leaves out a comment, a literal or one other character.
    private mutating func skip() {
        if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
            skip(past: "*/", from: 2)
        } else if rest.hasPrefix("\"\"\"") {
            skip(past: "\"\"\"", from: 3)
        } else if rest.hasPrefix("\"") {
            skip(past: "\"", from: 1)
        } else {
            rest.removeFirst()
        }
    }

    private mutating func skip(past end: String, from start: Int) {
        rest = rest.dropFirst(start)
        while let first = rest.first, !rest.hasPrefix(end) {
            rest = rest.dropFirst(first == "\\" ? 2 : 1)
        }
        rest = rest.dropFirst(end.count)
    }
}
