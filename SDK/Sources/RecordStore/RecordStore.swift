package import Foundation

/// The records of one store: a SQLite file that all processes of a plugin share.
///
/// Every object is one row with its values as JSON. Every save has a number, so that a reader asks
/// for later changes only; a deleted object leaves its name, so that other processes learn of it.
/// Of two saves of one object the later one wins.
///
/// Callable from any thread. A call waits at most five seconds for another process's save, then
/// throws ``RecordStoreError/refused(_:code:message:)``.
package final class RecordStore: Sendable {
    /// The changes that other contexts or processes saved after a save.
    package struct News: Sendable, Equatable {
        /// The inserted and updated objects, in the order in which they were inserted.
        package var kept: [Record] = []
        /// The deleted objects.
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

    /// Opens the store in a file; creates the file and its folders if they are missing.
    ///
    /// - Throws: ``RecordStoreError``, or Foundation's error if a folder cannot be created.
    package init(at url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        self.url = url
        connection = try SQLiteConnection(at: url, patience: 5000)
        try connection.prepareRecords(of: url)
    }

    /// Creates an empty store in memory, which ends with this object.
    package init() throws(RecordStoreError) {
        url = URL(filePath: "/dev/null")
        connection = try SQLiteConnection(at: url, patience: 0, isInMemory: true)
        try connection.prepareRecords(of: url)
    }

    /// Calls `body` while no other thread uses the connection.
    func locked<T>(
        _ body: () throws(RecordStoreError) -> T
    ) throws(RecordStoreError) -> T {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Returns the changes after the save of a number; all objects for 0.
    package func news(since number: Int64) throws(RecordStoreError) -> News {
        try locked { () throws(RecordStoreError) in
            try connection.transaction(.reading) { () throws(RecordStoreError) in
                try connection.news(since: number)
            }
        }
    }

    /// Saves all changes, or none if it throws.
    ///
    /// - Returns: the number of the save.
    @discardableResult
    package func save(_ changes: RecordChanges) throws(RecordStoreError) -> Int64 {
        try locked { () throws(RecordStoreError) in
            try connection.transaction(.writing) { () throws(RecordStoreError) in
                try connection.save(changes)
            }
        }
    }

    /// Reads the changes after the save of a number and saves what `changes` makes of them; no
    /// other process saves in between.
    ///
    /// - Returns: the number of the save; nil if there was nothing to save.
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

    /// Returns the saves after the save of a number, the oldest first.
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

    /// Deletes the history before the save of a number: its saves, and the names of the objects
    /// that they deleted.
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
