import Foundation
import RecordStore

/// A store's own notes, saved as a record that belongs to no object.
struct StoreNotes {
    /// The entity's name of such records, which no model's has.
    static let entity = ""

    /// The record's name; its identifier is the store's.
    let name: Record.Name
    /// Metadata set by authors, as property lists.
    var metadata: [String: Any] = [:] { didSet { isChanged = true } }
    /// Whether there are unsaved changes.
    private(set) var isChanged = false

    mutating func noteSaved() { isChanged = false }

    init() { name = Record.Name(entity: Self.entity) }

    /// Reads the notes of a store; `nil` if it is new.
    init?(in rows: StoredRows) {
        guard let name = rows.names(of: [Self.entity]).first, let row = rows.row(name) else {
            return nil
        }
        self.name = name
        let list = try? JSONDecoder().decode(Contents.self, from: row.contents).metadata
        let values = list.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        metadata = values as? [String: Any] ?? [:]
        isChanged = false
    }

    private struct Contents: Codable {
        /// A property list.
        let metadata: Data
    }

    /// Returns the record to save; throws if the metadata is not a property list.
    func record() throws -> Record {
        let list = try PropertyListSerialization.data(
            fromPropertyList: metadata, format: .xml, options: 0)
        return Record(name: name, contents: try JSONEncoder().encode(Contents(metadata: list)))
    }

    /// Returns the metadata of authors with that of every store.
    func metadata(type: String, identifier: String) -> [String: Any] {
        metadata.merging([NSStoreTypeKey: type, NSStoreUUIDKey: identifier]) { own, _ in own }
    }
}
