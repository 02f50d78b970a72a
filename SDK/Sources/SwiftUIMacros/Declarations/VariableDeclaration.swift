/// The declaration of a variable, parsed from its text.
struct VariableDeclaration {
    let name: String
    /// The type as written; `nil` if it is inferred from the value.
    let type: String?
    /// The value as written; `nil` if there is none.
    let value: String?
    /// Whether accessors or observers follow in braces.
    let hasBraces: Bool

    init(_ text: DeclarationText) throws(MacroError) {
        guard let start = text.end(ofWord: "var") else {
            throw MacroError(message: "only a 'var' can have this attribute")
        }
        let equals = text.index(of: "=", in: start..<text.code.count)
        let brace = text.index(of: "{", in: start..<(equals ?? text.code.count))
        hasBraces = brace != nil
        let end = equals ?? brace ?? text.code.count
        let colon = text.index(of: ":", in: start..<end)
        name = text.written(start..<(colon ?? end))
        type = colon.map { text.written(($0 + 1)..<end) }
        value = equals.map { text.written(($0 + 1)..<text.code.count) }
    }
}
