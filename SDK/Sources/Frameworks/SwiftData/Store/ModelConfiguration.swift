public import Foundation

/// The location of a store.
///
/// The default location is Library/Application Support of the given app group, or else of the
/// plugin's container. Differs from Apple: without a given group, entitlements are not searched for
/// one.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The app group that shares the store.
    public struct GroupContainer: Hashable, Sendable {
        let identifier: String?

        /// The first of the app's groups.
        public static let automatic = GroupContainer(identifier: nil)
        /// No app group.
        public static let none = GroupContainer(identifier: "")

        /// An app group with an identifier.
        public static func identifier(_ groupName: String) -> GroupContainer {
            GroupContainer(identifier: groupName)
        }
    }

    /// The iCloud container of the store.
    ///
    /// No effect here: stores are not synchronized.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String

        /// The first of the app's containers.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// No CloudKit container.
        public static let none = CloudKitDatabase(name: "none")

        /// A container by its name.
        public static func `private`(_ name: String) -> CloudKitDatabase {
            CloudKitDatabase(name: "private \(name)")
        }
    }

    /// The name of the store.
    public let name: String
    /// The classes in the store; `nil` if they are not listed.
    public let schema: Schema?
    /// The file of the store; it does not exist for a store in memory.
    public let url: URL
    /// Whether the store is in memory: other containers do not share it, and it ends with its own.
    public let isStoredInMemoryOnly: Bool
    /// Whether the store can be changed; otherwise saving throws.
    public let allowsSave: Bool
    /// The app group that shares the store; `nil` if none was named.
    public let groupAppContainerIdentifier: String?
    /// The name of the store.
    public var id: String { name }

    /// Describes the store of a schema.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name: name ?? "default", schema: schema, url: nil,
            isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave,
            group: groupContainer)
    }

    /// Describes the store of classes.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(
            name: "default", schema: Schema(types), url: nil,
            isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: true, group: .automatic)
    }

    /// Describes a store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name: name ?? url.deletingPathExtension().lastPathComponent, schema: schema, url: url,
            isStoredInMemoryOnly: url.path == "/dev/null", allowsSave: allowsSave, group: .none)
    }

    private init(
        name: String, schema: Schema?, url: URL?, isStoredInMemoryOnly: Bool, allowsSave: Bool,
        group: GroupContainer
    ) {
        self.name = name
        self.schema = schema
        self.url = url ?? Self.folder(of: group).appending(path: "\(name).store")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = group.identifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func folder(of group: GroupContainer) -> URL {
        let shared = group.identifier.flatMap {
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
        }
        return (shared ?? PluginContainer.url).appending(path: "Library/Application Support")
    }
}
