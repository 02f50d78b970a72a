/// The classes of one version of an app.
public protocol VersionedSchema: SendableMetatype {
    /// The model classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// A plan to migrate stores of older versions.
public protocol SchemaMigrationPlan {
    /// The versions.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The migrations from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// The migration from one version to the next, which runs when a store of the former is opened.
public enum MigrationStage: Sendable {
    /// New properties get their defaults, renamed ones the values of their `originalName`.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Functions of the author change the objects as well: `willMigrate` as objects of the old
    /// version's classes, then `didMigrate` as objects of the new version's.
    ///
    /// Unsaved changes are saved after each stage. Differs from Apple: the store is changed in
    /// place, so changes saved before a function throws remain saved.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (ModelContext) throws -> Void)?)

    /// The versions that it leads from and to.
    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}
