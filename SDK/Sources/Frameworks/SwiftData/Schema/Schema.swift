/// The classes of a store.
public struct Schema: Sendable {
    /// The version of a schema.
    public struct Version: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
        let numbers: [Int]

        /// Creates a version from its numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }

        /// Parses the result of ``description``; `nil` if it is invalid.
        init?(_ text: String) {
            let numbers = text.split(separator: ".").compactMap { Int($0) }
            guard numbers.count == 3 else { return nil }
            self.numbers = numbers
        }

        /// The version numbers, separated by dots.
        public var description: String { numbers.map(String.init).joined(separator: ".") }

        /// Whether one is older than another.
        public static func < (first: Version, second: Version) -> Bool {
            first.numbers.lexicographicallyPrecedes(second.numbers)
        }
    }

    /// Properties that are searched for often.
    public struct Index<Model: PersistentModel> {
        /// The kinds of index.
        public enum Types<T: PersistentModel> {
            /// A sorted index.
            case binary([PartialKeyPath<T>])
            /// A spatial index.
            case rtree([PartialKeyPath<T>])
        }
    }

    let types: [any PersistentModel.Type]
    /// The version that the author names.
    public let version: Version
    /// Whether the author names one.
    let isVersioned: Bool

    /// Creates a schema from classes.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates a schema from classes.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.init(types, version, isVersioned: version != Version(1, 0, 0))
    }

    private init(_ types: [any PersistentModel.Type], _ version: Version, isVersioned: Bool) {
        self.types = types
        self.version = version
        self.isVersioned = isVersioned
    }

    /// Creates a schema from the classes of a version.
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, versionedSchema.versionIdentifier, isVersioned: true)
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
