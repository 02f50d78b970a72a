/// `@Generable`: the schema of a structure's properties or an enumeration's cases, and how it is
/// read and written.
enum GenerableMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let type = try GenerableType(DeclarationText(expansion.source.source))
        switch expansion.role {
        case "extension":
            guard let name = expansion.extendedType, expansion.missesConformance else { return "" }
            return """
                extension \(name): nonisolated FoundationModels.Generable {
                \(type.reading)
                \(type.writing)
                }
                """
        default:
            let description = description(in: expansion.attribute)
            return type.schema(description: description) + "\n" + type.partiallyGenerated
        }
    }

    /// Returns the content of the attribute's parentheses as an argument.
    private static func description(in attribute: String?) -> String {
        guard let attribute else { return "" }
        let source = SourceTokens(DeclarationText(attribute))
        guard let group = source.tokens.last, group.text == "(" else { return "" }
        let arguments = source.written(inside: group)
        return arguments.isEmpty ? "" : ", \(arguments)"
    }
}
