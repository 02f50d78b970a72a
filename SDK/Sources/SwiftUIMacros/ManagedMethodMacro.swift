/// A method of a managed object, `@NSManaged func addToItems(_ value: Item)`: a change of those
/// that it refers to.
enum ManagedMethodMacro: Macro {
    /// The prefixes of Core Data's methods, with the function that does the same for any key.
    private static let verbs = [
        "addTo": "_add", "removeFrom": "_remove", "insertInto": "_insert", "replace": "_replace",
    ]

    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let declaration = SourceTokens(DeclarationText(expansion.source.source))
        let words = declaration.tokens.drop { $0.text != "func" }.dropFirst()
        guard let name = words.first?.text, let parameters = words.dropFirst().first,
            let (prefix, verb) = verbs.first(where: { name.hasPrefix($0.key) })
        else { throw MacroError(message: "Core Data provides no such method") }
        let key = name.dropFirst(prefix.count)
        let arguments =
            passedOn(declaration.written(inside: parameters))
            + ["forKey: \"\(key.prefix(1).lowercased())\(key.dropFirst())\""]
        return "{ \(verb)(\(arguments.joined(separator: ", "))) }"
    }

    /// Returns the arguments that pass parameters on: `value` and `at: index` for `_ value: Item,
    /// at index: Int`.
    private static func passedOn(_ parameters: String) -> [String] {
        parameters.split(separator: ",").compactMap { parameter in
            let names = parameter.prefix { $0 != ":" }.split { $0.isWhitespace }
            guard let label = names.first, let name = names.last else { return nil }
            return label == "_" ? "\(name)" : "\(label): \(name)"
        }
    }
}
