/// Derives Xcode's Swift names of assets.
enum AssetSymbolName {
    /// Returns the name of a constant: camel case, without a suffix that repeats its kind.
    static func constant(_ name: String, without suffix: String) -> String {
        let words = words(name)
        var symbol = words.enumerated().map { index, word in
            index == 0 ? lowered(word) : raised(word)
        }.joined()
        if symbol.hasSuffix(suffix), symbol.count > suffix.count {
            symbol.removeLast(suffix.count)
        }
        return escaped(symbol)
    }

    /// Returns the name of a namespace.
    static func namespace(_ name: String) -> String {
        escaped(words(name).map(raised).joined())
    }

    private static func words(_ name: String) -> [Substring] {
        name.split { !$0.isLetter && !$0.isNumber }
    }

    /// `URLBadge` becomes `urlBadge`, `Logo` becomes `logo`.
    private static func lowered(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return String(word) }
        let rest = word.dropFirst(capitals.count)
        // The last capital of several begins the next word.
        let isNextWord = capitals.count > 1 && rest.first?.isLowercase ?? false
        let count = isNextWord ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func raised(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func escaped(_ symbol: String) -> String {
        if symbol.first?.isNumber ?? true { return "_" + symbol }
        // Every type has a member of that name.
        return symbol == "Type" ? "`Type`" : symbol.escaped
    }
}
