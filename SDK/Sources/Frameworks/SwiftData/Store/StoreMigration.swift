import Foundation
import RecordStore

/// Migrates the stores of a container to the version that is opened.
///
/// A store contains its version. One without a version was written before the app declared any: it
/// has the first version of the plan, unless it is empty.
struct StoreMigration {
    private static let note = "swiftdata.version"

    private let plan: (any SchemaMigrationPlan.Type)?
    /// The version to migrate to; `nil` if the author declares none.
    private let target: Schema.Version?

    init(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?) {
        self.plan = plan
        target = schema.isVersioned ? schema.version : plan?.schemas.last?.versionIdentifier
    }

    /// Runs the stages from the version of the oldest store.
    func run(_ storage: ModelContainer.Storage) throws {
        let files = storage.stores.places.filter(\.configuration.allowsSave).compactMap(
            \.store.file)
        guard let target, let first = files.first else { return }
        guard let version = try oldest(of: files, storage) else {
            return try note(target, in: files)
        }
        if version == target { return }
        try first.withMigrationLock {
            // Another process may have been faster.
            let version = try oldest(of: files, storage) ?? target
            guard version <= target else {
                return PluginLog.warnOnce(
                    "\(first.url.lastPathComponent) is of version \(version), newer than \(target)."
                )
            }
            try migrate(from: version, to: target, storage)
            try note(target, in: files)
        }
    }

    private func note(_ version: Schema.Version, in files: [RecordStore]) throws {
        for file in files { try file.setNote(Self.note, "\(version)") }
    }

    /// Returns the version of the oldest store; `nil` if the stores are empty.
    private func oldest(
        of files: [RecordStore], _ storage: ModelContainer.Storage
    ) throws -> Schema.Version? {
        let isEmpty = try storage.stores.refresh() == 0
        return try files.compactMap { file in
            if let text = try file.note(Self.note) { return Schema.Version(text) }
            return isEmpty ? nil : plan?.schemas.first?.versionIdentifier
        }.min()
    }

    private func migrate(
        from first: Schema.Version, to target: Schema.Version, _ storage: ModelContainer.Storage
    ) throws {
        var version = first
        // Each stage runs once, because stages may form a cycle.
        for _ in plan?.stages ?? [] where version != target {
            let next = plan?.stages.first { $0.versions.from.versionIdentifier == version }
            guard let next else { break }
            try take(next, storage)
            version = next.versions.to.versionIdentifier
        }
        if version != target {
            PluginLog.warnOnce(
                "No MigrationStage leads from version \(version) to \(target): objects stay as they are."
            )
        }
    }

    private func take(_ stage: MigrationStage, _ storage: ModelContainer.Storage) throws {
        guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
            return
        }
        for (version, change) in [(from, willMigrate), (to, didMigrate)] {
            guard let change else { continue }
            let schema = Schema(versionedSchema: version)
            let context = ModelContext(
                ModelContainer.Storage(schema, sharing: storage), isMain: false)
            try change(context)
            if context.hasChanges { try context.save() }
        }
    }
}
