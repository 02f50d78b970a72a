import Foundation
import GRDB
import Logging
import WidgetWire

/// Remembers what plugins said about themselves, so that only new and changed ones are started.
///
/// The stored data can always be found out again: a file that cannot be used is replaced, and where
/// that fails nothing is remembered.
struct CatalogueStore: Sendable {
    /// Raise it whenever the stored data or its meaning changes; then every plugin is asked again.
    private static let format = 9
    /// The greatest number of locales in which a plugin is remembered, the latest ones.
    private static let localesOfPlugin = 8

    private let queue: DatabaseQueue
    /// The version of the runner that asked.
    private let runner: String
    /// The locale that was asked in: names and descriptions are localized.
    private let locale: String
    private let logger: Logger

    /// Opens the store in `directory`, creating both when missing; nil when that fails.
    init?(directory: String, runner: String, locale: String, logger: Logger) {
        self.runner = runner
        self.locale = locale
        self.logger = logger
        let path = "\(directory)/catalogue.sqlite"
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true)
            do {
                queue = try Self.open(path)
            } catch let error as DatabaseError where Self.isDamage(error) {
                logger.notice("Replacing the catalogue cache \(path): \(error)")
                try Self.remove(path)
                queue = try Self.open(path)
            }
        } catch {
            logger.warning("Plugins are described anew each time; no cache at \(path): \(error)")
            return nil
        }
    }

    /// The remembered descriptions of those of `plugins` that have not changed since.
    func described(_ plugins: [PluginFile]) async -> [PluginFile: DescribedPlugin] {
        // Plain SQL, because a query by columns would read the whole schema first.
        let records = await records(
            of: plugins, "SELECT * FROM plugin WHERE runner = ? AND locale = ?", [runner, locale])
        return records.compactMapValues(\.described).filter(\.value.isFinal)
    }

    /// The back-offs of plugins that timed out when last asked, in whatever locale, and have not
    /// changed since.
    func backOffs(_ plugins: [PluginFile]) async -> [PluginFile: DescribeBackOff] {
        // SQLite takes the other columns from the row with the maximum.
        let records = await records(
            of: plugins, "SELECT *, max(since) FROM plugin WHERE runner = ? GROUP BY path", [runner]
        )
        return records.compactMapValues(\.backOff)
    }

    private func records(
        of plugins: [PluginFile], _ sql: String, _ arguments: StatementArguments
    ) async -> [PluginFile: CatalogueRecord] {
        if plugins.isEmpty { return [:] }
        do {
            let rows = try await queue.read { database in
                try CatalogueRecord.fetchAll(database, sql: sql, arguments: arguments)
            }
            let byPath = Dictionary(rows.map { ($0.path, $0) }) { first, _ in first }
            return plugins.reduce(into: [:]) { found, plugin in
                guard let row = byPath[plugin.path], row.stamp == plugin.wholeStamp else { return }
                found[plugin] = row
            }
        } catch is CancellationError {
            return [:]
        } catch {
            logger.warning("The catalogue cache cannot be read: \(error)")
            return [:]
        }
    }

    /// Remembers what plugins said, or that they timed out, and forgets plugins that no longer
    /// exist.
    ///
    /// - Parameters:
    ///   - asked: When asking them began: several programs may ask at once, and meet one timeout.
    ///   - now: When they had answered or timed out.
    func remember(
        _ described: [PluginFile: DescribedPlugin], asked: Date = Date(), now: Date = Date()
    ) async {
        let kept = described.filter { $0.value.isFinal || $0.value.isTimeout }
        let records = kept.compactMap { plugin, described in
            CatalogueRecord(plugin, described, runner: runner, locale: locale, at: now)
        }
        do {
            try await queue.write { database in
                for path in try String.fetchAll(database, sql: "SELECT DISTINCT path FROM plugin")
                where !FileManager.default.fileExists(atPath: path) {
                    try CatalogueRecord.filter { $0.path == path }.deleteAll(database)
                }
                for record in records { try Self.add(record, asked: asked, to: database) }
            }
        } catch {
            logger.warning("The catalogue cache cannot be written: \(error)")
        }
    }

    /// Adds a row in place of those of the plugin that it makes useless.
    private static func add(_ record: CatalogueRecord, asked: Date, to database: Database) throws {
        var record = record
        let rows = CatalogueRecord.filter { $0.path == record.path }.order(\.since.desc)
        if let last = try rows.fetchOne(database) { record.follow(last, asked: asked) }
        try CatalogueRecord.filter {
            $0.path == record.path && ($0.stamp != record.stamp || $0.runner != record.runner)
        }.deleteAll(database)
        try record.upsert(database)
        for old in try rows.fetchAll(database).dropFirst(localesOfPlugin) {
            try old.delete(database)
        }
    }

    private static func open(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(1)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let isCurrent = try queue.read { database in
            guard try String.fetchOne(database, sql: "PRAGMA quick_check") == "ok" else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT)
            }
            return try hasCurrentFormat(database)
        }
        if !isCurrent {
            try queue.write { database in
                // Another process may have done it in the meantime.
                if try !hasCurrentFormat(database) { try startAnew(database) }
            }
        }
        return queue
    }

    private static func hasCurrentFormat(_ database: Database) throws -> Bool {
        try Int.fetchOne(database, sql: "PRAGMA user_version") == format
    }

    private static func startAnew(_ database: Database) throws {
        try database.execute(sql: "DROP TABLE IF EXISTS plugin")
        try database.create(table: "plugin") { table in
            table.column("path", .text).notNull()
            table.column("locale", .text).notNull()
            table.column("stamp", .text).notNull()
            table.column("runner", .text).notNull()
            table.column("description", .blob)
            table.column("reason", .text)
            table.column("message", .text)
            table.column("timeouts", .integer).notNull()
            table.column("since", .double).notNull()
            table.primaryKey(["path", "locale"])
        }
        try database.execute(sql: "PRAGMA user_version = \(format)")
    }

    private static func isDamage(_ error: DatabaseError) -> Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(error.resultCode)
    }

    private static func remove(_ path: String) throws {
        for ending in ["", "-journal", "-wal", "-shm"]
        where FileManager.default.fileExists(atPath: path + ending) {
            try FileManager.default.removeItem(atPath: path + ending)
        }
    }
}
