extension String {
    /// The words that only backquotes make names.
    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "Self", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name as an identifier of Swift.
    var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    /// The text as a Swift literal.
    var literal: String { debugDescription }

    /// The text with its first letter capitalized.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// Whether the text is a valid Swift identifier.
    var isIdentifier: Bool { !isEmpty && self == identifier }

    /// The text with characters replaced that are invalid in a Swift identifier.
    var identifier: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber ?? true ? "_" + name : name
    }
}
