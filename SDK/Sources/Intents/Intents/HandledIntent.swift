package import AppIntents

/// An intent of the plugin that its Intents extension handles.
package struct HandledIntent {
    /// The name by which widgets refer to the intent.
    package let name: String
    /// The parameters, with the default values of the extension.
    package let parameters: [DeclaredParameter]

    /// Whether the plugin has an Intents extension.
    package static var hasExtension: Bool { IntentHandlers.exist }

    /// All handled intents of the plugin.
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
    /// The name of the class without its module.
    package static var handledName: String { _typeName(self, qualified: false) }
}

extension _IntentDefinitionParameter {
    /// Returns the declaration of the parameter, with the extension's default value.
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
