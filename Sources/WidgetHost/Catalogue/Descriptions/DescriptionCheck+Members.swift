import WidgetWire

extension DescriptionCheck {
    /// The live activities of a description; throws the first problem found.
    func activities(of description: PluginDescription) throws(PluginProblem) -> [InstalledActivity]
    {
        guard description.activities.count <= ContractLimits.members else {
            throw bad("registers more than \(ContractLimits.members) live activities")
        }
        return try description.activities.map { name throws(PluginProblem) in
            guard Self.isUsable(name) else {
                throw bad(
                    "registers a live activity whose name is empty, too long or not printable")
            }
            return InstalledActivity(name: name, plugin: plugin.path, bundle: plugin.bundle)
        }
    }

    /// The controls of a description; throws the first problem found.
    func controls(of description: PluginDescription) throws(PluginProblem) -> [InstalledControl] {
        guard description.controls.count <= ContractLimits.members else {
            throw bad("registers more than \(ContractLimits.members) controls")
        }
        return try description.controls.map { message throws(PluginProblem) in
            guard Self.isUsable(message.kind) else {
                throw bad("registers a control whose kind is empty, too long or not printable")
            }
            return InstalledControl(
                kind: message.kind,
                displayName: label(message.displayName, limit: Self.nameLimit) ?? message.kind,
                description: label(message.summary) ?? "",
                parameters: try parameters(
                    message.parameters, of: message.kind, handled: message.intent, in: description),
                canBeShown: message.canBeShown, plugin: plugin.path, bundle: plugin.bundle)
        }
    }

    /// The intents of a description; throws the first problem found.
    func intents(of description: PluginDescription) throws(PluginProblem) -> [InstalledIntent] {
        guard description.intents.count <= ContractLimits.members else {
            throw bad("registers more than \(ContractLimits.members) intents")
        }
        var names: Set<String> = []
        return try description.intents.map { message throws(PluginProblem) in
            guard Self.isUsable(message.name), names.insert(message.name).inserted else {
                throw bad(
                    "registers an intent whose name is empty, too long, not printable or there twice"
                )
            }
            return InstalledIntent(
                name: message.name,
                title: label(message.title, limit: Self.nameLimit) ?? message.name,
                description: label(message.summary) ?? "",
                parameters: try parameters(message.parameters, of: message.name),
                plugin: plugin.path)
        }
    }

    /// The shortcuts of a description; throws the first problem found.
    func shortcuts(of description: PluginDescription) throws(PluginProblem) -> [InstalledShortcut] {
        guard description.shortcuts.count <= ContractLimits.members else {
            throw bad("registers more than \(ContractLimits.members) shortcuts")
        }
        let names = Set(description.intents.map(\.name))
        return try description.shortcuts.map { message throws(PluginProblem) in
            guard names.contains(message.intent) else {
                throw bad("registers a shortcut for an intent that it does not have")
            }
            guard message.phrases.count <= ContractLimits.phrases else {
                throw bad("registers a shortcut with more than \(ContractLimits.phrases) phrases")
            }
            return InstalledShortcut(
                intent: message.intent,
                title: label(message.title, limit: Self.nameLimit) ?? message.intent,
                symbol: label(message.symbol, limit: Self.nameLimit) ?? "",
                phrases: message.phrases.compactMap { label($0, limit: Self.nameLimit) },
                plugin: plugin.path)
        }
    }
}
