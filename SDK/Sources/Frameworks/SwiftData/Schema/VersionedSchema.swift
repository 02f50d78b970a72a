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
    /// An author's functions change the objects.
    ///
    /// Differs from Apple: they are never called, since a store does not know its version. New properties get their
    /// defaults, renamed ones the values of their `originalName`.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}
