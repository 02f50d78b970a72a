/// The classes of a store.
public struct Schema: Sendable {
    /// A schema's version.
    public struct Version: Hashable, Sendable {
        let numbers: [Int]

        /// Makes a version of its numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
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
    /// The version that the author names.
    public let version: Version

    /// Takes classes.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Takes classes.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = types
        self.version = version
    }

    /// Takes the classes of a version.
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

extension Schema: Hashable {
    /// Whether both are the same version of the same classes.
    public static func == (first: Schema, second: Schema) -> Bool {
        first.version == second.version && first.identifiers == second.identifiers
    }

    /// Feeds classes and version into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(identifiers)
    }

    private var identifiers: [ObjectIdentifier] { types.map { ObjectIdentifier($0) } }
}
