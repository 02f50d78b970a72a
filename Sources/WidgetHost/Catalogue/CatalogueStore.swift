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
    private static let format = 8

    private let queue: DatabaseQueue
    /// The runner and the locale, on which a description depends besides the plugin.
    private let configurationKey: String
    private let logger: Logger

    /// Opens the store in `directory`, creating both when missing; nil when that fails.
    init?(directory: String, configurationKey: String, logger: Logger) {
        self.configurationKey = configurationKey
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
        await records(of: plugins).compactMapValues(\.described).filter(\.value.isFinal)
    }

    /// The back-offs of plugins that timed out when last asked, and have not changed since.
    func backOffs(_ plugins: [PluginFile]) async -> [PluginFile: DescribeBackOff] {
        if plugins.isEmpty { return [:] }
        return await records(of: plugins).compactMapValues(\.backOff)
    }

    private func records(of plugins: [PluginFile]) async -> [PluginFile: Record] {
        do {
            let rows = try await queue.read { [configurationKey] database in
                // Plain SQL, because a query by columns would read the whole schema first.
                try Record.fetchAll(
                    database, sql: "SELECT * FROM plugin WHERE configurationKey = ?",
                    arguments: [configurationKey])
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
            Record(plugin, described, configurationKey, at: now)
        }
        do {
            try await queue.write { database in
                for path in try String.fetchAll(database, sql: "SELECT path FROM plugin")
                where !FileManager.default.fileExists(atPath: path) {
                    try Record.deleteOne(database, key: path)
                }
                for var record in records {
                    if let last = try Record.fetchOne(database, key: record.path) {
                        record.follow(last, asked: asked)
                    }
                    try record.upsert(database)
                }
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
            table.column("configurationKey", .text).notNull()
            table.column("description", .blob)
            table.column("reason", .text)
            table.column("message", .text)
            table.column("timeouts", .integer).notNull()
            table.column("since", .double).notNull()
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
    let configurationKey: String
    /// The description, which for a plugin that timed out is its last one.
    private(set) var description: Data?
    let reason: String?
    let message: String?
    /// How often in a row the plugin has timed out.
    private(set) var timeouts: Int
    /// When the row was made, in seconds since 1970.
    let since: Double

    init?(
        _ plugin: PluginFile, _ described: DescribedPlugin, _ configurationKey: String, at now: Date
    ) {
        path = plugin.path
        stamp = plugin.wholeStamp
        self.configurationKey = configurationKey
        timeouts = described.isTimeout ? 1 : 0
        since = now.timeIntervalSince1970
        switch described {
        case .widgets(let widgets):
            guard let bytes = try? widgets.serializedData() else { return nil }
            (description, reason, message) = (bytes, nil, nil)
        case .problem(let problem):
            (description, reason, message) = (nil, problem.reason.rawValue, problem.message)
        }
    }

    /// Takes over from the row before what a timeout leaves as it was.
    mutating func follow(_ last: Record, asked: Date) {
        guard timeouts > 0 else { return }
        description = last.description
        guard last.stamp == stamp, last.configurationKey == configurationKey else { return }
        let isAnother = last.since <= asked.timeIntervalSince1970
        timeouts = max(last.timeouts + (isAnother ? 1 : 0), 1)
    }

    /// The description or problem that the row holds; nil when it cannot be read.
    var described: DescribedPlugin? {
        guard let reason else { return lastDescription.map(DescribedPlugin.widgets) }
        guard let reason = ProblemReason(rawValue: reason), let message else { return nil }
        return .problem(PluginProblem(path: path, reason: reason, message: message))
    }

    /// The back-off that the row holds; nil when the plugin did not time out.
    var backOff: DescribeBackOff? {
        guard timeouts > 0 else { return nil }
        let last = lastDescription
        let kinds = last.map { $0.widgets.map(\.kind) + $0.controls.map(\.kind) } ?? []
        return DescribeBackOff(
            timeouts: timeouts, since: Date(timeIntervalSince1970: since), formerKinds: Set(kinds))
    }

    private var lastDescription: PluginDescription? {
        description.flatMap { try? PluginDescription(serializedBytes: $0) }
    }
}
