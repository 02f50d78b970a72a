/// `@Entry var name: Type = value` in an extension of the environment's or a container's values: a key and accessors.
enum EntryMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let variable = try VariableDeclaration(expansion.source.source)
        return switch expansion.role {
        case "accessor": accessors(of: variable)
        default: try key(of: variable, as: keyProtocol(in: expansion.surroundings))
        }
    }

    private static func accessors(of variable: VariableDeclaration) -> String {
        """
        {
            get { self[__Key_\(variable.name).self] }
            set { self[__Key_\(variable.name).self] = newValue }
        }
        """
    }

    /// What a key of the values that are extended conforms to.
    private static func keyProtocol(in surroundings: [String]) -> String {
        let isContainer = surroundings.first?.contains("ContainerValues") == true
        return isContainer ? "SwiftUI.ContainerValueKey" : "SwiftUI.EnvironmentKey"
    }

    private static func key(
        of variable: VariableDeclaration, as keyProtocol: String
    ) throws(MacroError) -> String {
        let isOptional = variable.type?.hasSuffix("?") ?? false
        guard let value = variable.value ?? (isOptional ? "nil" : nil) else {
            throw MacroError(
                message: "'\(variable.name)' needs a default value: @Entry var \(variable.name) = …"
            )
        }
        // Computed where its type is known, so that the type need not be Sendable.
        let property =
            variable.type.map { "static var defaultValue: \($0) {\n\(value)\n}" }
            ?? "static let defaultValue = \(value)"
        return """
            private struct __Key_\(variable.name): \(keyProtocol) {
                \(property)
            }
            """
    }
}
