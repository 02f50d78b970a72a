import AppIntents

/// The classes of the plugin that know who handles an intent: those that inherit ``INExtension``.
///
/// They may lie in any target of the plugin, in another type, and be private.
enum IntentHandlers {
    /// The classes: first the one that the bundle's Info.plist names, if it does.
    private static let classes: [INExtension.Type] = {
        let all = PluginTypes.subclasses().compactMap { $0 as? INExtension.Type }
            .filter { $0 != INExtension.self }
        // A class that others inherit is not an extension of its own.
        let bases = Set(all.compactMap { _getSuperclass($0).map { ObjectIdentifier($0) } })
        let last = all.filter { !bases.contains(ObjectIdentifier($0)) }
        guard let principal = principalName else { return last }
        guard let first = all.first(where: { QualifiedTypeName($0).isCalled(principal) }) else {
            PluginLog.warn(
                "The Info.plist names the NSExtensionPrincipalClass '\(principal)', which the plugin "
                    + "does not have as a class that inherits INExtension.")
            return last
        }
        return [first] + last.filter { $0 != first }
    }()

    /// Whether the plugin has such a class.
    static var exist: Bool { !classes.isEmpty }

    /// Returns the objects that handle an intent.
    static func objects(for intent: INIntent) -> [Any] {
        classes.compactMap { PluginTypes.object(of: $0)?.handler(for: intent) }
    }

    private static var principalName: String? {
        let keys = Bundle.main.infoDictionary?["NSExtension"] as? [String: Any]
        return keys?["NSExtensionPrincipalClass"] as? String
    }
}

extension QualifiedTypeName {
    /// Whether an Info.plist means the type by a name, with or without its module.
    fileprivate func isCalled(_ name: String) -> Bool {
        // Xcode's variable for the module, which nobody has replaced here.
        let name = name.replacing("$(PRODUCT_MODULE_NAME).", with: "")
        return name == withoutModule || name == withModule
    }
}
