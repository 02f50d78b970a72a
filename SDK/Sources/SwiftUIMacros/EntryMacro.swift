/// `@Entry var name: Type = value` in an extension of the environment's, a container's, a
/// transaction's or focused values: a key and accessors.
enum EntryMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let variable = try VariableDeclaration(DeclarationText(expansion.source.source))
        return switch expansion.role {
        case "accessor": accessors(of: variable)
        default: try key(of: variable, in: expansion.surroundings.first ?? "")
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

    /// The key of a value, in an extension that begins with `surroundings`.
    private static func key(
        of variable: VariableDeclaration, in surroundings: String
    ) throws(MacroError) -> String {
        let words = DeclarationText(surroundings).words(insideBraces: 0)
        let keyProtocol =
            switch words.last {
            case .some(let type) where type.hasSuffix("FocusedValues"): "SwiftUI.FocusedValueKey"
            case .some(let type) where type.hasSuffix("ContainerValues"):
                "SwiftUI.ContainerValueKey"
            case .some(let type) where type.hasSuffix("Transaction"): "SwiftUI.TransactionKey"
            default: "SwiftUI.EnvironmentKey"
            }
        let property =
            keyProtocol == "SwiftUI.FocusedValueKey"
            ? try focusedType(of: variable) : try defaultValue(of: variable)
        return """
            private struct __Key_\(variable.name): \(keyProtocol) {
                \(property)
            }
            """
    }

    /// A focused value is `nil` without a focused view, so its type must be optional.
    private static func focusedType(of variable: VariableDeclaration) throws(MacroError) -> String {
        guard let type = variable.type, type.hasSuffix("?"), variable.value == nil else {
            throw MacroError(
                message: "'\(variable.name)' needs an optional type and no value: "
                    + "@Entry var \(variable.name): Type?")
        }
        return "typealias Value = \(type.dropLast())"
    }

    private static func defaultValue(of variable: VariableDeclaration) throws(MacroError) -> String
    {
        let isOptional = variable.type?.hasSuffix("?") ?? false
        guard let value = variable.value ?? (isOptional ? "nil" : nil) else {
            throw MacroError(
                message: "'\(variable.name)' needs a default value: @Entry var \(variable.name) = …"
            )
        }
        // Computed where its type is known, so that the type need not be Sendable.
        return variable.type.map { "static var defaultValue: \($0) {\n\(value)\n}" }
            ?? "static let defaultValue = \(value)"
    }
}
