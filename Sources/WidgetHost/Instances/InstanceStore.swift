import Foundation
import GRDB
import WidgetWire

/// Keeps the widgets that the user has placed, in a SQLite file.
///
/// Any number of programs may use the same file at once and see each other's changes. The first
/// change creates a missing file. A cancelled task gets ``HostError/Code/cancelled``, and nothing
/// is changed.
///
/// ```swift
/// let store = InstanceStore(directory: "/home/me/.local/share/porthole")
/// let clock = try await store.add(kind: "org.example.clock", family: .systemSmall)
/// print(clock.id)  // clock-1
/// ```
public actor InstanceStore {
    /// The file's absolute path.
    public nonisolated let path: String
    private var queue: DatabaseQueue?
    /// How many bytes each instance's timelines have taken in writing, and when they were last
    /// written.
    var kept: [String: (use: RateLimitUse, total: Int, last: ContinuousClock.Instant)] = [:]

    /// Names the folder of the file; it need not exist.
    public init(directory: String) {
        path = AbsolutePath.of("\(directory)/porthole.sqlite")
    }

    /// Places a widget; kind and configuration are not checked.
    ///
    /// - Parameter configuration: The user's settings, as ``TypedValues`` reads them.
    public func add(
        kind: String, family: WidgetFamily, configuration: [String: ConfigurationValue] = [:]
    ) async throws(HostError) -> WidgetInstance {
        try await write { database in
            let word = InstanceID.word(of: kind)
            let number = try Int.fetchOne(
                database,
                sql: """
                    INSERT INTO counter (word, last) VALUES (?, 1)
                    ON CONFLICT (word) DO UPDATE SET last = last + 1 RETURNING last
                    """, arguments: [word])
            let instance = WidgetInstance(
                id: InstanceID.id(word, number ?? 1), kind: kind, family: family,
                configuration: configuration, created: Date(), revision: 0)
            try instance.insert(database)
            return instance
        }
    }

    /// Every instance, in the order they were placed.
    public func instances() async throws(HostError) -> [WidgetInstance] {
        try await read(orElse: []) { try WidgetInstance.fetch($0) }
    }

    /// The instance with this id; nil when there is none.
    public func find(_ id: String) async throws(HostError) -> WidgetInstance? {
        guard InstanceID.isPossible(id) else { return nil }
        return try await read(orElse: nil) { try WidgetInstance.fetch($0, id: id).first }
    }

    /// The instance with this id.
    ///
    /// - Throws: ``HostError/Code/unknownInstance(_:nearest:)``.
    public func instance(_ id: String) async throws(HostError) -> WidgetInstance {
        if let instance = try await find(id) { return instance }
        throw try await unknown(id)
    }

    /// Changes an instance's configuration; settings that are not named stay.
    ///
    /// The shown timelines are forgotten, since they show the earlier settings.
    ///
    /// - Throws: ``HostError/Code/unknownInstance(_:nearest:)``.
    @discardableResult
    public func configure(
        _ id: String, _ changes: [String: SettingChange]
    ) async throws(HostError) -> WidgetInstance {
        let changed = try await write { database -> WidgetInstance? in
            guard try Self.exists(id, database) else { return nil }
            for (name, change) in changes {
                switch change {
                case .set(let value): try value.write(database, id, name)
                case .reset:
                    try database.execute(
                        sql: "DELETE FROM setting WHERE instance = ? AND name = ?",
                        arguments: [id, name])
                }
            }
            try database.execute(
                sql: "UPDATE instance SET revision = revision + 1 WHERE id = ?", arguments: [id])
            try database.execute(sql: "DELETE FROM shown WHERE instance = ?", arguments: [id])
            return try WidgetInstance.fetch(database, id: id).first
        }
        guard let changed else { throw try await unknown(id) }
        return changed
    }

    /// Removes instances with everything kept about them: all of `ids`, or none.
    ///
    /// - Throws: ``HostError/Code/unknownInstance(_:nearest:)`` for the first that does not exist.
    public func remove(_ ids: [String]) async throws(HostError) {
        let missing = try await write { database -> String? in
            let missing = try ids.first { try !Self.exists($0, database) }
            guard missing == nil else { return missing }
            for id in ids {
                try database.execute(sql: "DELETE FROM instance WHERE id = ?", arguments: [id])
            }
            return nil
        }
        if let missing { throw try await unknown(missing) }
    }

    private static func exists(_ id: String, _ database: Database) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM instance WHERE id = ?)", arguments: [id])
            ?? false
    }

    private func unknown(_ id: String) async throws(HostError) -> HostError {
        let ids = try await instances().map(\.id)
        return HostError(.unknownInstance(id, nearest: NearestName.of(id, among: ids)))
    }

    // MARK: The file

    /// Changes the file in a transaction: everything `body` does, or nothing.
    func write<Result: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws(HostError) -> Result {
        do {
            return try await opened().write(body)
        } catch is CancellationError {
            throw HostError(.cancelled)
        } catch {
            throw HostError(.storeUnusable(path: path, problem: StoreProblem(error)))
        }
    }

    /// Reads the file; without a file, `nothing` is the result, and no file is created.
    ///
    /// Opening the file needs room on the disk; without any, it is opened for reading only.
    func read<Result: Sendable>(
        orElse nothing: Result, _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws(HostError) -> Result {
        if queue == nil {
            do throws(Errno) {
                _ = try FileStamp(path: path)
            } catch {
                if error.isAbsence { return nothing }
                // It may be there, and what is in it must not be taken for nothing.
                throw HostError(.storeUnusable(path: path, problem: .unusable(error.words)))
            }
        }
        do {
            return try await opened().read(body)
        } catch is CancellationError {
            throw HostError(.cancelled)
        } catch {
            let problem = StoreProblem(error)
            if case .unusable = problem,
                let result = try? await InstanceDatabase.openUnchanging(path)?.read(body)
            {
                return result
            }
            throw HostError(.storeUnusable(path: path, problem: problem))
        }
    }

    private func opened() async throws(StoreProblem) -> DatabaseQueue {
        if let queue { return queue }
        let path = path
        // It may wait for another program.
        let new = await performBlocking {
            Result { () throws(StoreProblem) in try InstanceDatabase.open(path) }
        }
        if let queue { return queue }
        queue = try new.get()
        return try new.get()
    }
}
