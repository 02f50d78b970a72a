package import AppIntents

/// The intents of the plugin, found in its library's conformances, and the names they are stored
/// by.
package enum IntentCatalogue {
    /// An intent with its unique name.
    package struct Item: Sendable {
        /// Unique in the plugin.
        package let name: String
        /// The intent.
        package let type: any AppIntent.Type

        /// Whether users can discover the intent; the SDK's own are only performed.
        package var isListed: Bool {
            let isOwn = type is OpenURLIntent.Type || type is RunSystemShortcutIntent.Type
            return type.isDiscoverable && !isOwn
        }
    }

    /// All intents by name.
    package static let items: [Item] = {
        let types = PluginTypes.conforming(to: "AppIntent").compactMap { $0 as? any AppIntent.Type }
        return Dictionary(grouping: types) { $0.persistentIdentifier }
            .flatMap { name, types in named(types, name) }
            .sorted { $0.name < $1.name }
    }()

    /// The name by which a press finds the intent again.
    package static func name(of type: any AppIntent.Type) -> String {
        // Generic types have no list.
        names[ObjectIdentifier(type)] ?? type.persistentIdentifier
    }

    private static let names = Dictionary(
        items.map { (ObjectIdentifier($0.type), $0.name) }, uniquingKeysWith: { first, _ in first })

    /// Types of one name; those of different modules are told apart by these.
    private static func named(_ types: [any AppIntent.Type], _ name: String) -> [Item] {
        if types.count == 1 { return types.map { Item(name: name, type: $0) } }
        return Dictionary(grouping: types) { QualifiedTypeName($0).withModule }
            .flatMap { name, types in
                if types.count > 1 {
                    PluginLog.warn(
                        """
                        \(types.count) intents are called \(name); give each a persistentIdentifier, \
                        or an upgrade may confuse them.
                        """)
                }
                return types.enumerated().map { index, type in
                    Item(name: index == 0 ? name : "\(name)#\(index + 1)", type: type)
                }
            }
    }
}
