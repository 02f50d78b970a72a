import Foundation
import RecordStore

/// The objects of a store as they were last saved, with encoded contents.
///
/// Callable from any thread.
final class StoredRows: @unchecked Sendable {
    // Unchecked but sound: all mutable state is accessed under the lock.

    let records: RecordStore
    private let lock = NSRecursiveLock()
    private var rows = RecordRows()

    init(_ records: RecordStore) { self.records = records }

    /// Reads what others saved; returns whether there was anything.
    func readNews() throws(RecordStoreError) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let news = try records.news(since: rows.last)
        let isNew = news.last > rows.last
        rows.take(news)
        return isNew
    }

    /// The number of the last save that was read or written; 0 before the first.
    var last: Int64 { lock.withLock { rows.last } }

    /// Returns the object with a name, or `nil`.
    func row(_ name: Record.Name) -> RecordRows.Row? { lock.withLock { rows[name] } }

    /// Returns the names of the objects of entities; `nil` means all entities.
    func names(of entities: Set<String>?) -> [Record.Name] {
        lock.withLock {
            (entities?.sorted() ?? rows.entities).flatMap { rows.names(of: $0) }
        }
    }

    /// Reads the newest contents, then saves the result of `changes`; nothing else is saved in
    /// between.
    ///
    /// - Returns: the number of the save, or of the last one if there was nothing to save.
    func save(_ changes: () throws -> RecordChanges) throws -> Int64 {
        try lock.withLock {
            var saved = Result<RecordChanges, any Error>.success(RecordChanges())
            let number = try records.save(since: rows.last) { news in
                rows.take(news)
                saved = Result { () throws -> RecordChanges in try changes() }
                return (try? saved.get()) ?? RecordChanges()
            }
            let changes = try saved.get()
            guard let number else { return rows.last }
            rows.take(
                RecordStore.News(
                    kept: changes.kept, removed: Array(changes.removed), last: number))
            return number
        }
    }
}
