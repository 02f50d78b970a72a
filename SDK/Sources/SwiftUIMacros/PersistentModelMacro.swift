/// `@Model`: a class whose variables are kept in a store and observed.
enum PersistentModelMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let declaration = DeclarationText(expansion.source.source)
        switch expansion.role {
        case "memberAttribute":
            let variable = MemberVariable.all(in: SourceTokens(declaration)).first
            return variable?.isPersisted == true ? "@SwiftData._PersistedProperty" : ""
        case "extension":
            guard let type = expansion.extendedType else {
                throw MacroError(message: "@Model can only be attached to a class")
            }
            return expansion.missesConformance
                ? "extension \(type): nonisolated SwiftData.PersistentModel {}" : ""
        default:
            // A class that already conforms inherits from a model.
            return members(
                of: try checked(ClassDeclaration(declaration)),
                isInherited: !expansion.missesConformance)
        }
    }

    /// Returns the class; throws if it contains something that an object read from a store cannot
    /// initialize.
    private static func checked(
        _ model: ClassDeclaration
    ) throws(MacroError) -> ClassDeclaration {
        for variable in model.variables where variable.isStored && !variable.isPersisted {
            let hasValue =
                variable.hasValue || variable.modifiers.contains("weak")
                || variable.condition != nil
            guard hasValue else {
                throw MacroError(
                    message: variable.isConstant
                        ? "'\(variable.name)' of a @Model must be a 'var' to be kept in a store, "
                            + "or have a value here"
                        : "@Transient '\(variable.name)' needs a value here: no store keeps one")
            }
        }
        return model
    }

    private static func members(of model: ClassDeclaration, isInherited: Bool) -> String {
        let persisted = model.variables.filter(\.isPersisted)
        let override = isInherited ? "override " : ""
        let beginnings = persisted.map { $0.conditioned("_\($0.name) = SwiftData._NoValue()") }
        return """
            \(model.access)required init(backingData: SwiftData._BackingData) {
            \(beginnings.joined(separator: "\n"))
            \(isInherited ? "super.init(backingData: backingData)" : "")
            }
            private let _$values = SwiftData._ModelValues()
            \(model.access)\(override)var _$levels: [SwiftData._ModelValues] {
                \(isInherited ? "super._$levels + " : "")[_$values]
            }
            \(model.access)\(override)class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                var properties: [SwiftData.Schema.PropertyMetadata] = \
            \(isInherited ? "super.schemaMetadata" : "[]")
            \(persisted.map { metadata(of: $0, in: model) }.joined(separator: "\n"))
            \(model.keyPathLists(of: "Unique").map(unique).joined(separator: "\n"))
                return properties
            }
            """
    }

    /// One statement per property: a long literal of overloaded calls compiles slowly.
    private static func metadata(of variable: MemberVariable, in model: ClassDeclaration) -> String
    {
        let metadata = ["Attribute", "Relationship"].compactMap { kind in
            variable.attribute(kind).map {
                ", metadata: SwiftData.Schema.\(kind)(\n\($0.arguments ?? "")\n)"
            }
        }
        return variable.conditioned(
            """
            properties.append(SwiftData.Schema.PropertyMetadata(
                name: "\(variable.name)", keypath: \\\(model.name).`\(variable.name)`\
            \(metadata.first ?? "")))
            """)
    }

    private static func unique(_ names: [String]) -> String {
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        return "properties.append(SwiftData.Schema.PropertyMetadata(unique: [\(list)]))"
    }
}
