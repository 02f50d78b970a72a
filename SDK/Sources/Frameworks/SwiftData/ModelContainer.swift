import PortholeFoundation

/// The store of an app's objects.
///
/// Differs from Apple: it is empty when the plugin's process starts and in memory, and the log says so once.
/// Containers of the same place share their objects. Making one does not throw, because Xcode's template ends the
/// process when it does.
public final class ModelContainer: Sendable {
    /// The classes.
    public let schema: Schema
    /// Where the store lies.
    public let configurations: Set<ModelConfiguration>
    let store: ModelStore

    /// The context for the main thread.
    @MainActor public var mainContext: ModelContext { main }
    // Unsafe but sound: only the main thread reaches it, by `mainContext`.
    private nonisolated(unsafe) let main: ModelContext

    /// Opens the store of a schema.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        let place = configurations.first ?? ModelConfiguration()
        self.configurations = configurations.isEmpty ? [place] : Set(configurations)
        store = .at(place.place)
        main = ModelContext((schema, self.configurations, store), autosaves: true)
        PluginLog.warnOnce(
            "SwiftData's stores cannot be read on Linux: they are empty and in memory.")
    }

    /// The same store again.
    init(_ parts: Parts) {
        (schema, configurations, store) = parts
        main = ModelContext(parts, autosaves: true)
    }

    typealias Parts = (schema: Schema, configurations: Set<ModelConfiguration>, store: ModelStore)

    /// Deletes all objects.
    public func deleteAllData() {
        store.change(adding: [], removing: Set(store.all.map { ObjectIdentifier($0) }))
    }

    /// Deletes all objects.
    public func erase() throws { deleteAllData() }

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
