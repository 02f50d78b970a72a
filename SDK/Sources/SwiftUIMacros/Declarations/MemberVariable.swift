/// A variable or constant of a type, parsed from its text.
struct MemberVariable {
    /// An attribute with the content of its parentheses.
    struct Attribute {
        let name: String
        let arguments: String?
    }

    /// The name without backticks.
    let name: String
    let isConstant: Bool
    /// The type as written; `nil` if it is inferred from the value.
    let type: String?
    let modifiers: Set<String>
    let attributes: [Attribute]
    /// Whether it begins with a value: one that is written, or an optional's nil.
    let hasValue: Bool
    /// Whether it has accessors; observers are none.
    let isComputed: Bool
    /// The condition under which it is compiled, as after `#if`; `nil` if it always is.
    private(set) var condition: String?

    /// Whether it is a stored instance property that is not lazy.
    var isStored: Bool { !isComputed && modifiers.isDisjoint(with: ["static", "class", "lazy"]) }

    /// Whether a store keeps it; `let`, `weak` and `@Transient` variables belong to the object
    /// only.
    var isPersisted: Bool {
        isStored && !isConstant && modifiers.isDisjoint(with: ["weak", "unowned"])
            && attribute("Transient") == nil
    }

    /// Code that is compiled where the variable is.
    func conditioned(_ code: String) -> String {
        condition.map { "#if \($0)\n\(code)\n#endif" } ?? code
    }

    /// Returns the attribute with a name, even if it is qualified with a module.
    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// The variables and constants among declarations.
    static func all(in declarations: SourceTokens) -> [MemberVariable] {
        var conditions = CompilationConditions()
        return declarations.tokens.indices.compactMap { index in
            conditions.read(declarations, at: index)
            var variable = MemberVariable(declarations, keyword: index)
            variable?.condition = conditions.condition
            return variable
        }
    }

    private static let modifierWords: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "final", "static",
        "class", "lazy", "weak", "unowned", "override", "nonisolated", "dynamic", "required",
    ]
    private static let declarationWords = modifierWords.union([
        "var", "let", "func", "init", "deinit", "struct", "enum", "typealias", "subscript", "actor",
        "extension", "protocol", "convenience", "mutating", "indirect", "case",
    ])
    /// Before these, `let` and `var` are part of a condition or pattern.
    private static let conditionWords: Set<String> = [
        ".", ",", "if", "guard", "while", "case", "for", "is",
    ]

    /// Parses the declaration whose `var` or `let` is at an index; `nil` if there is none.
    private init?(_ source: SourceTokens, keyword: Int) {
        guard let word = source.text(at: keyword), ["var", "let"].contains(word),
            !Self.conditionWords.contains(source.text(at: keyword - 1) ?? ""),
            let name = source.text(at: keyword + 1), name.first?.isPartOfWord == true
        else { return nil }
        self.name = name.filter { $0 != "`" }
        isConstant = word == "let"
        (modifiers, attributes) = Self.introduction(of: source, before: keyword)
        let end = Self.endOfType(in: source, after: keyword + 1)
        type = Self.type(in: source, after: keyword + 1, to: end)
        let (last, next) = (source.text(at: end - 1), source.text(at: end))
        hasValue =
            next == "=" || !isConstant && ["?", "!"].contains(last)
            || !isConstant && source.text(at: keyword + 3) == "Optional"
        isComputed = next == "{" && !Self.hasObservers(source.inside(source.tokens[end]))
    }

    /// The modifiers and attributes before a keyword.
    private static func introduction(
        of source: SourceTokens, before keyword: Int
    ) -> (Set<String>, [Attribute]) {
        var (modifiers, attributes): (Set<String>, [Attribute]) = ([], [])
        var index = keyword
        while index > 0 {
            var word = index - 1
            let hasArguments = source.text(at: word) == "("
            if hasArguments { word -= 1 }
            guard let text = source.text(at: word), text.first?.isPartOfWord == true else { break }
            if modifierWords.contains(text), source.text(at: word - 1) != "@" {
                // `private(set)` is no narrower access to the variable itself.
                if !hasArguments || text == "unowned" { modifiers.insert(text) }
                index = word
                continue
            }
            var sign = word - 1
            while source.text(at: sign) == "." { sign -= 2 }
            guard source.text(at: sign) == "@" else { break }
            let arguments = hasArguments ? source.written(inside: source.tokens[index - 1]) : nil
            attributes.append(Attribute(name: text, arguments: arguments))
            index = sign
        }
        return (modifiers, attributes)
    }

    /// Returns the index after a name and its type: `=`, braces, the next declaration, or the end.
    private static func endOfType(in source: SourceTokens, after name: Int) -> Int {
        var (index, angles) = (name + 1, 0)
        while let text = source.text(at: index) {
            let isInType = [":", ">", "@"].contains(source.text(at: index - 1))
            if text == "<" { angles += 1 }
            if text == ">", source.text(at: index - 1) != "-" { angles -= 1 }
            if ["=", "{", ";", "#"].contains(text) || text == "," && angles == 0 { break }
            if text == "@", !isInType { break }
            if declarationWords.contains(text), source.text(at: index - 1) != "." { break }
            index += 1
        }
        return index
    }

    /// Returns the type after the colon of a name.
    private static func type(
        in source: SourceTokens, after name: Int, to end: Int
    ) -> String? {
        guard source.text(at: name + 1) == ":", end > name + 2 else { return nil }
        let tokens = source.tokens[(name + 2)..<end]
        guard let first = tokens.first, let last = tokens.last else { return nil }
        return source.source.written(first.range.lowerBound..<last.range.upperBound)
    }

    private static func hasObservers(_ braces: SourceTokens) -> Bool {
        ["willSet", "didSet"].contains(braces.text(at: 0))
    }
}
