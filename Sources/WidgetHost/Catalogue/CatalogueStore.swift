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
    private static let format = 5

    private let queue: DatabaseQueue
    /// The runner and the locale, on which a description depends besides the plugin.
    private let circumstances: String
    private let logger: Logger

    /// Opens the store in `directory`, creating both when missing; nil when that fails.
    init?(directory: String, circumstances: String, logger: Logger) {
        self.circumstances = circumstances
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
        await remembered(plugins).filter(\.value.isFinal)
    }

    /// The plugins that timed out when they were last asked, and have not changed since.
    func silent(_ plugins: [PluginFile]) async -> Set<PluginFile> {
        if plugins.isEmpty { return [] }
        return await Set(remembered(plugins).filter(\.value.isSilence).keys)
    }

    private func remembered(_ plugins: [PluginFile]) async -> [PluginFile: DescribedPlugin] {
        do {
            let rows = try await queue.read { [circumstances] database in
                // Plain SQL, because a query by columns would read the whole schema first.
                try Record.fetchAll(
                    database, sql: "SELECT * FROM plugin WHERE circumstances = ?",
                    arguments: [circumstances])
            }
            let byPath = Dictionary(rows.map { ($0.path, $0) }) { first, _ in first }
            return plugins.reduce(into: [:]) { found, plugin in
                guard let row = byPath[plugin.path], row.stamp == plugin.wholeStamp else { return }
                found[plugin] = row.described
            }
        } catch {
            logger.warning("The catalogue cache cannot be read: \(error)")
            return [:]
        }
    }

    /// Remembers what plugins said, or that they timed out, and forgets plugins that no longer
    /// exist.
    func remember(_ described: [PluginFile: DescribedPlugin]) async {
        let kept = described.filter { $0.value.isFinal || $0.value.isSilence }
        let records = kept.compactMap { plugin, described in
            Record(plugin, described, circumstances)
        }
        do {
            try await queue.write { database in
                for path in try String.fetchAll(database, sql: "SELECT path FROM plugin")
                where !FileManager.default.fileExists(atPath: path) {
                    try Record.deleteOne(database, key: path)
                }
                for record in records { try record.upsert(database) }
            }
        } catch {
            logger.warning("The catalogue cache cannot be written: \(error)")
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
            table.primaryKey("path", .text)
            table.column("stamp", .text).notNull()
            table.column("circumstances", .text).notNull()
            table.column("description", .blob)
            table.column("reason", .text)
            table.column("message", .text)
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

/// One row: a plugin and what it said.
private struct Record: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "plugin"

    let path: String
    let stamp: String
    let circumstances: String
    let description: Data?
    let reason: String?
    let message: String?

    init?(_ plugin: PluginFile, _ described: DescribedPlugin, _ circumstances: String) {
        path = plugin.path
        stamp = plugin.wholeStamp
        self.circumstances = circumstances
        switch described {
        case .widgets(let widgets):
            guard let bytes = try? widgets.serializedData() else { return nil }
            (description, reason, message) = (bytes, nil, nil)
        case .problem(let problem):
            (description, reason, message) = (nil, problem.reason.rawValue, problem.message)
        }
    }

    /// The description or problem that the row holds; nil when it cannot be read.
    var described: DescribedPlugin? {
        if let description {
            return (try? PluginDescription(serializedBytes: description)).map(
                DescribedPlugin.widgets)
        }
        guard let reason = reason.flatMap(ProblemReason.init(rawValue:)), let message else {
            return nil
        }
        return .problem(PluginProblem(path: path, reason: reason, message: message))
    }
}
