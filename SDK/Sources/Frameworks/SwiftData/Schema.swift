/// The classes of a store.
public struct Schema: Sendable {
    /// A schema's version.
    public struct Version: Hashable, Sendable {
        let numbers: [Int]

        /// Makes a version of its numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    }

    /// What becomes of an object when the one that owns it is deleted.
    public struct Relationship: Sendable {
        /// What becomes of an object when the one that owns it is deleted.
        public enum DeleteRule: Sendable {
            /// Nothing: it stays.
            case noAction
            /// It stays without an owner.
            case nullify
            /// It is deleted, too.
            case cascade
            /// The owner stays.
            case deny
        }
    }

    /// How a property is kept.
    public struct Attribute: Sendable {
        /// How a property is kept.
        public struct Option: Sendable {
            /// No two objects have the same value.
            public static let unique = Option()
            /// It is kept in a file of its own.
            public static let externalStorage = Option()
            /// It is not kept.
            public static let ephemeral = Option()
            /// It can be searched for.
            public static let spotlight = Option()
            /// It is encrypted in iCloud.
            public static let allowsCloudEncryption = Option()
            /// The history keeps it when the object is deleted.
            public static let preserveValueOnDeletion = Option()

            /// It is kept as what a transformer of a name makes of it.
            public static func transformable(by transformerName: String) -> Option { Option() }
        }
    }

    /// Properties that are searched for often.
    public struct Index<Model: PersistentModel> {
        /// How they are found.
        public enum Types<T: PersistentModel> {
            /// In their order.
            case binary([PartialKeyPath<T>])
            /// By places.
            case rtree([PartialKeyPath<T>])
        }
    }

    let types: [any PersistentModel.Type]

    /// Takes classes.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.types = types
    }

    /// Takes classes.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = types
    }

    /// Takes the classes of a version.
    public init(versionedSchema: any VersionedSchema.Type) { types = versionedSchema.models }
}

/// The classes of one version of an app.
public protocol VersionedSchema: SendableMetatype {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// How stores of older versions are brought up to date.
public protocol SchemaMigrationPlan {
    /// The versions.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps from each to the next.
    static var stages: [MigrationStage] { get }
}

/// A step from a version to the next.
public enum MigrationStage: Sendable {
    /// New properties get their defaults.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// An author's functions change the objects; never called here, since no store is old.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}
