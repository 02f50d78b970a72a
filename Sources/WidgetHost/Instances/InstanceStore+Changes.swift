import GRDB

extension InstanceStore {
    /// The greatest number of a plugin's kinds whose reloads are kept.
    private static let reloadLimit = 1_000

    /// The current state of what can change about a shown widget, whichever program changes it.
    ///
    /// A program that shows a widget calls this from time to time and compares.
    ///
    /// - Parameters:
    ///   - id: The placed widget's id; nil for one that is not placed.
    ///   - kind: Its kind.
    ///   - plugin: The path of its plugin, as found.
    public func changes(
        of id: String?, kind: String, plugin: String
    ) async throws(HostError) -> WidgetChanges {
        let none = WidgetChanges(instance: nil, presses: 0, reload: 0)
        return try await read(orElse: none) { database in
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
    }

    /// Records a press that performed an intent, and the reloads that its plugin asked for
    /// meanwhile.
    ///
    /// The press is not recorded when the instance is gone.
    public func keepPress(
        of id: String, asking reloads: Set<PluginReload> = []
    ) async throws(HostError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE instance SET presses = presses + 1 WHERE id = ?", arguments: [id])
            try Self.write(reloads, database)
        }
    }

    /// Records the reloads of timelines that plugins have asked for; other reloads are ignored.
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
        // The number is bounded because a plugin may invent any number of kinds.
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
