public import Foundation

/// Where a store lies.
///
/// Differs from Apple: every store is in memory; the place only says which containers share one.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The app group that shares the store.
    public struct GroupContainer: Hashable, Sendable {
        let identifier: String?

        /// The first of the app's groups.
        public static let automatic = GroupContainer(identifier: nil)
        /// No group.
        public static let none = GroupContainer(identifier: "")

        /// A group by its name.
        public static func identifier(_ groupName: String) -> GroupContainer {
            GroupContainer(identifier: groupName)
        }
    }

    /// The iCloud container through which the store follows the user.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String

        /// The first of the app's containers.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// No container.
        public static let none = CloudKitDatabase(name: "none")

        /// A container by its name.
        public static func `private`(_ name: String) -> CloudKitDatabase {
            CloudKitDatabase(name: "private \(name)")
        }
    }

    /// The store's name.
    public let name: String
    /// Where Apple's would lie; nothing is there.
    public let url: URL
    /// Whether no other container has its objects.
    public let isStoredInMemoryOnly: Bool
    /// Whether it can be changed; no effect here.
    public let allowsSave: Bool
    /// The app group that shares the store, where one was named.
    public let groupAppContainerIdentifier: String?
    private let group: GroupContainer

    /// The store's name.
    public var id: String { name }

    /// What containers of one store have in common; nil: there are no others.
    var place: String? {
        isStoredInMemoryOnly ? nil : "\(group.identifier ?? "automatic") \(url.absoluteString)"
    }

    /// Describes the store of a schema.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name: name ?? "default", url: nil, isStoredInMemoryOnly: isStoredInMemoryOnly,
            allowsSave: allowsSave, group: groupContainer)
    }

    /// Describes the store of classes.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(
            name: "default", url: nil, isStoredInMemoryOnly: isStoredInMemoryOnly,
            allowsSave: true, group: .automatic)
    }

    /// Describes a store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name: name ?? url.deletingPathExtension().lastPathComponent, url: url,
            isStoredInMemoryOnly: url.path == "/dev/null", allowsSave: allowsSave, group: .none)
    }

    private init(
        name: String, url: URL?, isStoredInMemoryOnly: Bool, allowsSave: Bool,
        group: GroupContainer
    ) {
        self.name = name
        self.url =
            url ?? URL.applicationSupportDirectory.appendingPathComponent("\(name).store")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.group = group
        groupAppContainerIdentifier = group.identifier.flatMap { $0.isEmpty ? nil : $0 }
    }
}
