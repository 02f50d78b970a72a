import Foundation

/// The store of an app's objects.
///
/// Containers of the same location share saved objects, across processes. A class belongs to the
/// store of the first configuration whose schema contains it.
public final class ModelContainer: Sendable {
    let storage: Storage

    /// The context of the main thread, which saves automatically.
    @MainActor public var mainContext: ModelContext { main }
    // Unsafe but sound: only the main thread reaches it, by `mainContext`.
    private nonisolated(unsafe) let main: ModelContext

    /// The schema.
    public var schema: Schema { storage.schema }

    /// The locations of the stores.
    public var configurations: Set<ModelConfiguration> { storage.configurations }

    /// Opens the stores of a schema, and creates missing files.
    ///
    /// A store written by an older version of the plan is migrated first, once for all processes.
    ///
    /// - Throws: errors of the plan's functions, and `SwiftDataError.loadIssueModelContainer` if a
    ///   file is damaged or belongs to another program; the plugin's log contains the reason.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        storage = try Storage(schema, configurations)
        try StoreMigration(schema, migrationPlan).run(storage)
        main = ModelContext(storage, isMain: true)
        main.owner = self
    }

    /// Creates a container of open stores.
    init(_ storage: Storage) {
        self.storage = storage
        main = ModelContext(storage, isMain: true)
        main.owner = self
    }

    /// Deletes all saved objects; a failure is logged.
    public func deleteAllData() {
        do {
            try storage.stores.removeAll()
        } catch {
            PluginLog.fail("SwiftData cannot delete all data: \(error)")
        }
    }

    /// Deletes all saved objects.
    public func erase() throws { try storage.stores.removeAll() }

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
