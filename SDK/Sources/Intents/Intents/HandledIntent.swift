package import AppIntents

/// An intent of the library that an extension of it handles.
package struct HandledIntent {
    /// The name that widgets know it by.
    package let name: String
    /// Its parameters; those that the extension offers values for have the extension's defaults.
    package let parameters: [DeclaredParameter]

    /// Whether the library has an extension.
    package static var hasExtension: Bool { IntentHandlers.areThere }

    /// All of the library.
    package static var all: [HandledIntent] {
        guard hasExtension else { return [] }
        let types = PluginTypes.subclasses().compactMap { $0 as? INIntent.Type }
        return types.compactMap { type in
            let intent = type.init()
            let parameters = type._parameters
            guard parameters.contains(where: { $0.isHandled(intent) }) else { return nil }
            return HandledIntent(
                name: type.handledName, parameters: parameters.map { $0.handled(for: intent) })
        }.sorted { $0.name < $1.name }
    }
}

extension INIntent {
    /// The class's name, whichever module the build made it in.
    package static var handledName: String { _typeName(self, qualified: false) }
}

extension _IntentDefinitionParameter {
    /// What is declared of the parameter, as an extension has it.
    fileprivate func handled(for intent: INIntent) -> DeclaredParameter {
        guard isHandled(intent) else {
            var plain = declaration
            plain.findOptions = nil
            return plain
        }
        setDefault(intent)
        guard let value = stored(intent) else { return declaration }
        var handled = DeclaredParameter(
            name: declaration.name, title: declaration.title, description: declaration.description,
            schema: declaration.schema, defaultValue: value)
        handled.findOptions = declaration.findOptions
        handled.cases = declaration.cases
        return handled
    }
}
