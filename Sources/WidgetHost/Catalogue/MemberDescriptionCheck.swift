import WidgetWire

extension DescriptionCheck {
    /// The live activities of a description, or what is wrong with the first bad one.
    func activities(of description: PluginDescription) throws(PluginFault) -> [InstalledActivity] {
        guard description.activities.count <= Self.widgetLimit else {
            throw bad("registers more than \(Self.widgetLimit) live activities")
        }
        return try description.activities.map { name throws(PluginFault) in
            guard Self.isUsable(name) else {
                throw bad(
                    "registers a live activity whose name is empty, too long or not printable")
            }
            return InstalledActivity(name: name, plugin: plugin.path, bundle: plugin.bundle)
        }
    }

    /// The controls of a description, or what is wrong with the first bad one.
    func controls(of description: PluginDescription) throws(PluginFault) -> [InstalledControl] {
        guard description.controls.count <= Self.widgetLimit else {
            throw bad("registers more than \(Self.widgetLimit) controls")
        }
        return try description.controls.map { message throws(PluginFault) in
            guard Self.isUsable(message.kind) else {
                throw bad("registers a control whose kind is empty, too long or not printable")
            }
            return InstalledControl(
                kind: message.kind,
                displayName: label(message.displayName, limit: Self.nameLimit) ?? message.kind,
                description: label(message.description_p) ?? "",
                parameters: try parameters(message.parameters, of: message.kind),
                plugin: plugin.path, bundle: plugin.bundle)
        }
    }
}
