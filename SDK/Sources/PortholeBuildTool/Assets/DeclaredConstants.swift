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
        var open: [Braces] = []
        var words: [Substring] = []
        for token in SourceTokens(source) {
            switch token {
            case "{":
                open.append(Braces(type: Self.extendedType(words)))
                words = []
            case "}":
                _ = open.popLast()
                words = []
            case "(", "[", ")", "]", ",":
                if !open.isEmpty { open[open.count - 1].read(mark: token) }
            default:
                words = words.suffix(Self.headLength) + [token]
                guard let type = open.last?.type,
                    open[open.count - 1].declares(token, after: words.dropLast())
                else { continue }
                names[type, default: []].insert(String(token))
            }
        }
    }

    /// Braces that are open.
    private struct Braces {
        /// The type that they extend; `nil` for others.
        let type: String?
        /// The number of parentheses and brackets that are open in them.
        private var depth = 0
        /// Whether further names follow after commas, as in `static let a = 1, b = 2`.
        private var isList = false
        private var isAfterComma = false

        init(type: String?) { self.type = type }

        mutating func read(mark: Substring) {
            switch mark {
            case "(", "[": depth += 1
            case ",": isAfterComma = depth == 0
            default: depth -= 1
            }
        }

        /// Reads a word, and returns whether it is the name of a static constant or variable.
        mutating func declares(_ word: Substring, after words: ArraySlice<Substring>) -> Bool {
            defer { isAfterComma = false }
            let before = words.suffix(2)
            if ["let", "var"].contains(before.last), ["static", "class"].contains(before.first) {
                isList = true
                return true
            }
            if DeclaredConstants.keywords.contains(word) { isList = false }
            return isList && isAfterComma
        }
    }

    /// Words that begin a declaration, which ends a list of names.
    private static let keywords: Set<Substring> = [
        "actor", "class", "enum", "func", "init", "let", "static", "struct", "subscript",
        "typealias", "var",
    ]

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
