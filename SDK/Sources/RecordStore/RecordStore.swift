package import Foundation

/// The records of one store: a SQLite file that all processes of a plugin share.
///
/// Every object is one row with its values as JSON, and every save has a number, so that who read
/// once reads only what came since. A deleted object leaves its name, so that others hear of it.
/// The last save wins. Callable from any thread; a call waits at most five seconds for another
/// process's save.
package final class RecordStore: Sendable {
    /// What came since a save.
    package struct News: Sendable, Equatable {
        /// The objects made or changed.
        package var kept: [Record] = []
        /// The objects deleted.
        package var removed: [Record.Name] = []
        /// The number of the last save; 0 before the first.
        package var last: Int64 = 0

        /// Makes news of objects.
        package init(kept: [Record] = [], removed: [Record.Name] = [], last: Int64 = 0) {
            self.kept = kept
            self.removed = removed
            self.last = last
        }
    }

    /// The store's file.
    package let url: URL
    private let lock = NSLock()
    // Unsafe but sound: used with the lock held.
    nonisolated(unsafe) let connection: SQLiteConnection

    /// Opens a store; its file and folders are made where they are missing.
    package init(at url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        self.url = url
        connection = try SQLiteConnection(at: url, patience: 5000)
        try connection.prepareRecords(of: url)
    }

    /// Makes an empty store in memory, which ends with this object.
    package init() throws(RecordStoreError) {
        url = URL(filePath: "/dev/null")
        connection = try SQLiteConnection(at: url, patience: 0, isInMemory: true)
        try connection.prepareRecords(of: url)
    }

    func locked<T>(
        _ body: () throws(RecordStoreError) -> T
    ) throws(RecordStoreError) -> T {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// What came since the save of a number; everything for 0, in the order in which it was made.
    package func news(since number: Int64) throws(RecordStoreError) -> News {
        try locked { () throws(RecordStoreError) in
            try connection.transaction(.reading) { () throws(RecordStoreError) in
                try connection.news(since: number)
            }
        }
    }

    /// Saves all changes, or, where it throws, none; returns the number of the save.
    @discardableResult
    package func save(_ changes: RecordChanges) throws(RecordStoreError) -> Int64 {
        try locked { () throws(RecordStoreError) in
            try connection.transaction(.writing) { () throws(RecordStoreError) in
                try connection.save(changes)
            }
        }
    }

    /// Saves what `changes` makes of what came since the save of a number; nobody else saves in
    /// between.
    ///
    /// Returns the number of the save; nil where there was nothing to save.
    @discardableResult
    package func save(
        since number: Int64, _ changes: (News) -> RecordChanges
    ) throws(RecordStoreError) -> Int64? {
        try locked { () throws(RecordStoreError) in
            try connection.transaction(.writing) { () throws(RecordStoreError) in
                let changes = changes(try connection.news(since: number))
                return changes.isEmpty ? nil : try connection.save(changes)
            }
        }
    }

    /// The saves after one of a number, the oldest first, each with the objects that none changed
    /// after it.
    package func saves(after number: Int64) throws(RecordStoreError) -> [RecordSave] {
        try locked { () throws(RecordStoreError) in
            try connection.transaction(.reading) { () throws(RecordStoreError) in
                var saves: [Int64: RecordSave] = [:]
                try connection.run(
                    "SELECT number, date, author FROM save WHERE number > ?", .integer(number)
                ) { row in
                    saves[row.integer(0)] = RecordSave(
                        number: row.integer(0), date: Date(timeIntervalSince1970: row.real(1)),
                        author: row.text(2))
                }
                try connection.run(
                    "SELECT entity, id, contents IS NULL, save, made FROM record WHERE save > ? ORDER BY rowid",
                    .integer(number)
                ) { row in
                    guard let name = row.name else { return }
                    let save = row.integer(3)
                    if row.integer(2) != 0 {
                        saves[save]?.removed.append(name)
                    } else if row.integer(4) == save {
                        saves[save]?.made.append(name)
                    } else {
                        saves[save]?.changed.append(name)
                    }
                }
                return saves.values.sorted { $0.number < $1.number }
            }
        }
    }

    /// Forgets who saved what before a save of a number, and the names of objects deleted before
    /// it.
    package func forgetSaves(before number: Int64) throws(RecordStoreError) {
        try locked { () throws(RecordStoreError) in
            try connection.transaction(.writing) { () throws(RecordStoreError) in
                // The last one stays: the next save's number follows it.
                let first = min(number, try connection.lastSave)
                try connection.run("DELETE FROM save WHERE number < ?", .integer(first))
                try connection.run(
                    "DELETE FROM record WHERE contents IS NULL AND save < ?", .integer(first))
            }
        }
    }
}

extension SQLiteConnection {
    private static let format: Int64 = 1
    /// "Port", by which our files are told from other databases.
    private static let application: Int64 = 0x506F_7274

    /// Makes the tables of a new file; throws where the file is another's.
    fileprivate func prepareRecords(of url: URL) throws(RecordStoreError) {
        if try number("PRAGMA application_id") == Self.application {
            return try checkFormat(of: url)
        }
        try transaction(.writing) { () throws(RecordStoreError) in
            // Another process may have been faster.
            let application = try number("PRAGMA application_id")
            if application == Self.application { return try checkFormat(of: url) }
            let tables = try number("SELECT count(*) FROM sqlite_master")
            guard application == 0, tables == 0 else { throw .foreignFile(url) }
            try run(
                """
                CREATE TABLE save (
                    number INTEGER PRIMARY KEY, date REAL NOT NULL, author TEXT)
                """)
            try run(
                """
                CREATE TABLE record (
                    entity TEXT NOT NULL, id TEXT NOT NULL, contents TEXT, save INTEGER NOT NULL,
                    made INTEGER NOT NULL, UNIQUE (entity, id))
                """)
            try run("CREATE INDEX record_by_save ON record (save)")
            try run("PRAGMA application_id = \(Self.application)")
            try run("PRAGMA user_version = \(Self.format)")
        }
    }

    private func checkFormat(of url: URL) throws(RecordStoreError) {
        let version = try number("PRAGMA user_version")
        guard version <= Self.format else { throw .newerFormat(url, version: version) }
    }

    fileprivate func news(since number: Int64) throws(RecordStoreError) -> RecordStore.News {
        var news = RecordStore.News(last: try lastSave)
        guard news.last > number else { return news }
        try run(
            "SELECT entity, id, contents FROM record WHERE save > ? ORDER BY rowid",
            .integer(number)
        ) { row in
            guard let name = row.name else { return }
            if let contents = row.data(2) {
                news.kept.append(Record(name: name, contents: contents))
            } else if number > 0 {
                news.removed.append(name)
            }
        }
        return news
    }

    fileprivate func save(_ changes: RecordChanges) throws(RecordStoreError) -> Int64 {
        let number = try lastSave + 1
        try run(
            "INSERT INTO save (number, date, author) VALUES (?, ?, ?)", .integer(number),
            .real(Date.now.timeIntervalSince1970), changes.author.map { .text($0) } ?? .null)
        for record in changes.kept { try keep(record.name, .text(record.contents), number) }
        for name in changes.removed { try keep(name, .null, number) }
        return number
    }

    fileprivate var lastSave: Int64 {
        get throws(RecordStoreError) { try number("SELECT coalesce(max(number), 0) FROM save") }
    }

    /// Keeps an object's contents, or its name alone.
    fileprivate func keep(
        _ name: Record.Name, _ contents: Value, _ save: Int64
    ) throws(RecordStoreError) {
        try run(
            """
            INSERT INTO record (entity, id, contents, save, made) VALUES (?, ?, ?, ?4, ?4)
            ON CONFLICT (entity, id) DO UPDATE SET contents = ?3, save = ?4,
                made = CASE WHEN contents IS NULL THEN ?4 ELSE made END
            """,
            .text(name.entity), .text(name.id.uuidString), contents, .integer(save))
    }
}

extension SQLiteConnection.Row {
    /// The name in the first two columns; nil where another program wrote none.
    fileprivate var name: Record.Name? {
        guard let entity = text(0), let id = text(1).flatMap(UUID.init(uuidString:)) else {
            return nil
        }
        return Record.Name(entity: entity, id: id)
    }
}
