import Foundation
import RecordStore

/// The objects of a store as they were last saved, with encoded contents.
///
/// Callable from any thread.
final class StoredRows: @unchecked Sendable {
    // Unchecked but sound: all mutable state is accessed under the lock.

    /// An object as it was saved.
    struct Row {
        let contents: Data
        /// The number of the last save when it was read, or of the own save that wrote it.
        let version: Int64
    }

    let records: RecordStore
    private let lock = NSRecursiveLock()
    private var rows: [Record.Name: Row] = [:]
    /// The names of each entity's objects, in the order in which they were made.
    private var names: [String: [Record.Name]] = [:]
    private(set) var last: Int64 = 0

    init(_ records: RecordStore) { self.records = records }

    /// Reads what others saved; returns whether there was anything.
    func readNews() throws(RecordStoreError) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let news = try records.news(since: last)
        let isNew = news.last > last
        take(news)
        return isNew
    }

    func row(_ name: Record.Name) -> Row? { lock.withLock { rows[name] } }

    /// Returns the names of the objects of entities; `nil` means all entities.
    func names(of entities: Set<String>?) -> [Record.Name] {
        lock.withLock {
            let entities = entities.map { $0.sorted() } ?? names.keys.sorted()
            return entities.flatMap { names[$0] ?? [] }
        }
    }

    /// Reads the newest contents, then saves the result of `changes`; nothing else is saved in
    /// between.
    ///
    /// - Returns: the number of the save, or of the last one if there was nothing to save.
    func save(_ changes: () throws -> RecordChanges) throws -> Int64 {
        try lock.withLock {
            var saved = Result<RecordChanges, any Error>.success(RecordChanges())
            let number = try records.save(since: last) { news in
                take(news)
                saved = Result { () throws -> RecordChanges in try changes() }
                return (try? saved.get()) ?? RecordChanges()
            }
            let changes = try saved.get()
            guard let number else { return last }
            take(
                RecordStore.News(
                    kept: changes.kept, removed: Array(changes.removed), last: number))
            return number
        }
    }

    private func take(_ news: RecordStore.News) {
        for record in news.kept {
            let row = Row(contents: record.contents, version: news.last)
            if rows.updateValue(row, forKey: record.name) == nil {
                names[record.name.entity, default: []].append(record.name)
            }
        }
        for name in news.removed { rows[name] = nil }
        for entity in Set(news.removed.map(\.entity)) {
            names[entity]?.removeAll { rows[$0] == nil }
        }
        last = max(last, news.last)
    }
}
