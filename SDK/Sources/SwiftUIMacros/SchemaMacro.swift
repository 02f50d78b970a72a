/// `@AppIntent(schema:)` and similar macros: add the conformance, a name, and attributes of
/// variables.
protocol SchemaMacro: Macro {
    /// The protocol that the type conforms to.
    static var conformance: String { get }
    /// The static property that names the type for users, and its type.
    static var name: (property: String, type: String) { get }
    /// The attribute of variables; nil for none.
    static var attribute: String? { get }
}

extension SchemaMacro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        switch expansion.role {
        case "extension":
            // If no conformance is missing, there is nothing to add.
            guard let type = expansion.extendedType, expansion.missesConformance else { return "" }
            return "extension \(type): \(conformance) {}"
        case "memberAttribute":
            guard let attribute, isPlainVariable(DeclarationText(expansion.source.source)) else {
                return ""
            }
            return attribute
        default: return member(of: DeclarationText(expansion.source.source))
        }
    }

    /// Returns the display name of the type, unless the author gives one.
    private static func member(of declaration: DeclarationText) -> String {
        let (property, type) = name
        let members = declaration.words(insideBraces: 1)
        let isNamed = members.indices.dropLast(2).contains { index in
            members[index] == "static" && ["let", "var"].contains(members[index + 1])
                && members[index + 2] == property
        }
        guard !isNamed, let title = typeName(in: declaration) else { return "" }
        return "static let \(property): \(type) = \"\(words(of: title))\""
    }

    /// The name after the keyword of a type's declaration.
    private static func typeName(in declaration: DeclarationText) -> String? {
        let words = declaration.words(insideBraces: 0)
        guard let keyword = words.firstIndex(where: { ["struct", "enum", "class"].contains($0) })
        else { return nil }
        let next = words.index(after: keyword)
        return next < words.endIndex ? String(words[next]) : nil
    }

    /// Words between the capital letters of a name.
    private static func words(of name: String) -> String {
        name.reduce(into: "") { words, letter in
            if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(letter)
        }
    }

    /// Whether a member is a variable that is stored and has no attribute yet, and no identifier.
    private static func isPlainVariable(_ member: DeclarationText) -> Bool {
        let words = member.words(insideBraces: 0)
        guard !words.contains(where: { $0.hasPrefix("@") || ["static", "lazy"].contains($0) }),
            let variable = try? VariableDeclaration(member), variable.type != nil
        else { return false }
        return !variable.hasBraces && variable.name != "id"
    }
}

/// `@AppIntent(schema:)` and `@AssistantIntent(schema:)`.
enum SchemaIntentMacro: SchemaMacro {
    static let conformance = "AppIntents.AppIntent"
    static let name = (property: "title", type: "LocalizedStringResource")
    static let attribute: String? = "@Parameter"
}

/// `@AppEntity(schema:)` and `@AssistantEntity(schema:)`.
enum SchemaEntityMacro: SchemaMacro {
    static let conformance = "AppIntents.AppEntity"
    static let name = (property: "typeDisplayRepresentation", type: "TypeDisplayRepresentation")
    static let attribute: String? = "@Property"
}

/// `@AppEnum(schema:)` and `@AssistantEnum(schema:)`.
enum SchemaEnumMacro: SchemaMacro {
    static let conformance = "AppIntents.AppEnum"
    static let name = (property: "typeDisplayRepresentation", type: "TypeDisplayRepresentation")
    static let attribute: String? = nil
}
