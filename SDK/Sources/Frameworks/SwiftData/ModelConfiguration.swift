public import Foundation

/// Where a store lies.
///
/// Differs from Apple: it has no effect; every store is in memory.
public struct ModelConfiguration: Sendable {
    /// The app group that shares the store.
    public struct GroupContainer: Sendable {
        /// The first of the app's groups.
        public static let automatic = GroupContainer()
        /// No group.
        public static let none = GroupContainer()

        /// A group by its name.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }

    /// The iCloud container through which the store follows the user.
    public struct CloudKitDatabase: Sendable {
        /// The first of the app's containers.
        public static let automatic = CloudKitDatabase()
        /// No container.
        public static let none = CloudKitDatabase()

        /// A container by its name.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    /// Describes the store of a schema.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}

    /// Describes the store of classes.
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}

    /// Describes a store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
}
