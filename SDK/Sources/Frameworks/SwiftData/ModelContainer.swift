/// The store of an app's objects.
///
/// Differs from Apple: it is empty at first and in memory, and the log says so once. Making one does not throw,
/// because Xcode's template ends the process when it does.
public final class ModelContainer: Sendable {
    /// The classes.
    public let schema: Schema

    /// The context for the main thread.
    @MainActor public let mainContext = ModelContext()

    /// Opens the store of a schema.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        PluginLog.warnOnce(
            "SwiftData's stores cannot be read on Linux: they are empty and in memory.")
    }

    /// Opens the store of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens the store of classes.
    public convenience init(
        for types: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }
}
