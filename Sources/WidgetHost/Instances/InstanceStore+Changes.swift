import GRDB

extension InstanceStore {
    /// The most kinds of a plugin of which is kept that a reload was asked for.
    private static let reloadLimit = 1_000

    /// What has happened to a widget, in whatever program.
    ///
    /// A program that shows a widget looks at this now and then, and compares.
    ///
    /// - Parameters:
    ///   - id: The placed widget's; nil for one that is not placed.
    ///   - kind: Its kind.
    ///   - plugin: Its plugin as it was found.
    public func changes(
        of id: String?, kind: String, plugin: String
    ) async throws(HostError) -> WidgetChanges {
        let changes = try await read { database in
            let reload = try Int.fetchOne(
                database,
                sql: "SELECT MAX(number) FROM reload WHERE plugin = ? AND kind IN (?, '')",
                arguments: [plugin, kind])
            let presses = try Int.fetchOne(
                database, sql: "SELECT presses FROM instance WHERE id = ?", arguments: [id])
            return WidgetChanges(
                instance: try id.flatMap { try WidgetInstance.fetch(database, id: $0).first },
                presses: presses ?? 0, reload: reload ?? 0)
        }
        return changes ?? WidgetChanges(instance: nil, presses: 0, reload: 0)
    }

    /// Keeps that an intent was performed by a press, and what its plugin asked for meanwhile.
    ///
    /// Nothing is kept of the press when the instance is gone.
    public func keepPress(
        of id: String, asking reloads: Set<PluginReload> = []
    ) async throws(HostError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE instance SET presses = presses + 1 WHERE id = ?", arguments: [id])
            try Self.write(reloads, database)
        }
    }

    /// Keeps that plugins have asked for timelines; the rest is nothing to keep.
    public func keep(_ reloads: Set<PluginReload>) async throws(HostError) {
        guard reloads.contains(where: { $0.subject == .timelines }) else { return }
        try await write { try Self.write(reloads, $0) }
    }

    private static func write(_ reloads: Set<PluginReload>, _ database: Database) throws {
        for reload in reloads where reload.subject == .timelines {
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO reload (plugin, kind, number)
                    SELECT ?, ?, COALESCE(MAX(number), 0) + 1 FROM reload
                    """, arguments: [reload.plugin, reload.kind ?? ""])
        }
        // A plugin may invent as many kinds as it likes.
        for plugin in Set(reloads.map(\.plugin)) {
            try database.execute(
                sql: """
                    DELETE FROM reload WHERE plugin = :plugin AND number <= (
                        SELECT number FROM reload WHERE plugin = :plugin
                        ORDER BY number DESC LIMIT 1 OFFSET :limit)
                    """, arguments: ["plugin": plugin, "limit": reloadLimit])
        }
    }
}
