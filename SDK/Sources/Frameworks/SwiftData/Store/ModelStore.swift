import Foundation
import RecordStore

/// A store shared by the containers of the same location: the contents of all objects as last
/// saved.
///
/// Kept in memory completely, in addition to the file if there is one. Safe on any thread.
final class ModelStore: @unchecked Sendable {
    // Unchecked but sound: all mutable state is accessed under the lock.

    typealias Row = RecordRows.Row

    /// The file; `nil` for a store in memory.
    let file: RecordStore?
    private let lock = NSLock()
    private var rows = RecordRows()
    private var indexes: [RowIndex.Subject: RowIndex] = [:]
    private var savesInMemory: [RecordSave] = []

    /// Opens a store in a file, which is created if it is missing, or in memory.
    init(at url: URL?) throws {
        file = try url.map { try RecordStore(at: $0) }
        try refresh()
    }

    /// Reads what others saved; returns the number of the last save.
    @discardableResult
    func refresh() throws -> Int64 {
        try lock.withLock {
            if let file { take(try file.news(since: rows.last)) }
            return rows.last
        }
    }

    /// The objects of entities, in the order in which they were made, each entity's by itself.
    func rows(of entities: [String]) -> [Row] {
        lock.withLock { entities.flatMap { rows.names(of: $0) }.compactMap { rows[$0] } }
    }

    /// Returns the object with a name, or `nil`.
    func row(_ name: Record.Name) -> Row? { lock.withLock { rows[name] } }

    /// The objects whose properties have the values of a key.
    func names(_ subject: RowIndex.Subject, key: String) -> [Record.Name] {
        lock.withLock {
            if let index = indexes[subject] { return index[key] }
            var index = RowIndex(subject)
            for entity in subject.entities.sorted() {
                for name in rows.names(of: entity) { index.note(name, rows[name]?.contents) }
            }
            indexes[subject] = index
            return index[key]
        }
    }

    /// Saves the result of `changes`, which gets the contents of objects as last saved; returns the
    /// number of the save.
    func save(
        author: String?, removed: Set<Record.Name>,
        kept: (_ latest: (Record.Name) -> Row?) -> [Record]
    ) throws -> Int64 {
        try lock.withLock {
            var changes = RecordChanges()
            func gather(_ news: RecordStore.News) -> RecordChanges {
                take(news)
                changes = RecordChanges(kept: kept { rows[$0] }, removed: removed, author: author)
                return changes
            }
            let number: Int64
            if let file {
                guard let saved = try file.save(since: rows.last, gather) else { return rows.last }
                number = saved
            } else {
                guard !gather(RecordStore.News()).isEmpty else { return rows.last }
                noteInMemory(changes)
                number = rows.last + 1
            }
            take(
                RecordStore.News(
                    kept: changes.kept, removed: Array(changes.removed), last: number))
            return number
        }
    }

    /// The saves after one of a number.
    func saves(after number: Int64) throws -> [RecordSave] {
        try lock.withLock {
            try file?.saves(after: number) ?? savesInMemory.filter { $0.number > number }
        }
    }

    /// Deletes the history before a save.
    func forgetSaves(before number: Int64) throws {
        try lock.withLock {
            try file?.forgetSaves(before: number)
            savesInMemory.removeAll { $0.number < number }
        }
    }

    /// Deletes all objects.
    func removeAll() throws {
        try refresh()
        let all = lock.withLock { rows.allNames }
        if !all.isEmpty { _ = try save(author: nil, removed: all) { _ in [] } }
    }

    private func noteInMemory(_ changes: RecordChanges) {
        var save = RecordSave(number: rows.last + 1, date: .now, author: changes.author)
        for record in changes.kept {
            if rows[record.name] == nil {
                save.made.append(record.name)
            } else {
                save.changed.append(record.name)
            }
        }
        save.removed = Array(changes.removed)
        savesInMemory.append(save)
    }

    private func take(_ news: RecordStore.News) {
        guard news.last > rows.last else { return }
        let removed = rows.take(news)
        for subject in indexes.keys {
            for record in news.kept { indexes[subject]?.note(record.name, record.contents) }
            for name in removed { indexes[subject]?.note(name, nil) }
        }
    }
}
