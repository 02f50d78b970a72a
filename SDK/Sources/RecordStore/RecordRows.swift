package import Foundation

/// The objects of a store as they were last read or saved, in memory.
///
/// A value: who shares it between threads guards it with a lock.
package struct RecordRows: Sendable {
    /// An object as it was saved.
    package struct Row: Sendable {
        /// Identifies the object within its store.
        package let name: Record.Name
        /// The object's values, as JSON text in UTF-8.
        package let contents: Data
        /// The number of the last save when it was read, or of the own save that wrote it.
        package let version: Int64
    }

    private var rows: [Record.Name: Row] = [:]
    /// The names of each entity's objects, in the order in which they were made.
    private var namesByEntity: [String: [Record.Name]] = [:]
    /// The number of the last save that is known; 0 before the first.
    package private(set) var last: Int64 = 0

    /// Makes rows that know of no save.
    package init() {}

    /// The object with a name; nil when there is none.
    package subscript(name: Record.Name) -> Row? { rows[name] }

    /// The names of all objects, in no order.
    package var allNames: Set<Record.Name> { Set(rows.keys) }

    /// The entities that have or had objects, sorted.
    package var entities: [String] { namesByEntity.keys.sorted() }

    /// Returns the names of an entity's objects, in the order in which they were made.
    package func names(of entity: String) -> [Record.Name] { namesByEntity[entity] ?? [] }

    /// Takes what others saved, or a save of one's own; news of saves that are known is ignored.
    ///
    /// - Returns: The deleted objects that were known.
    @discardableResult
    package mutating func take(_ news: RecordStore.News) -> [Record.Name] {
        guard news.last > last else { return [] }
        last = news.last
        for record in news.kept {
            let row = Row(name: record.name, contents: record.contents, version: last)
            if rows.updateValue(row, forKey: record.name) == nil {
                namesByEntity[record.name.entity, default: []].append(record.name)
            }
        }
        let removed = news.removed.filter { rows.removeValue(forKey: $0) != nil }
        for entity in Set(removed.map(\.entity)) {
            namesByEntity[entity]?.removeAll { rows[$0] == nil }
        }
        return removed
    }
}
