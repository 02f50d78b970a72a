package import Foundation

/// An object of a store as it is kept.
package struct Record: Sendable, Equatable {
    /// What tells an object from all others of its store.
    package struct Name: Hashable, Codable, Sendable {
        /// What kind of object it is: the name of its class or entity.
        package let entity: String
        /// What tells it from others of its kind, for good.
        package let id: UUID

        /// Makes the name of an object of a kind, a new one where no identifier is given.
        package init(entity: String, id: UUID = UUID()) {
            self.entity = entity
            self.id = id
        }
    }

    /// What tells the object from all others.
    package let name: Name
    /// The object's values, as JSON text in UTF-8.
    package let contents: Data

    /// Makes a record of an object's values.
    package init(name: Name, contents: Data) {
        self.name = name
        self.contents = contents
    }
}

/// What one save changes in a store.
package struct RecordChanges: Sendable {
    /// The objects that are made or changed, with all their values.
    package var kept: [Record] = []
    /// The objects that are deleted.
    package var removed: Set<Record.Name> = []
    /// Who saves, where anybody said so.
    package var author: String?

    /// Makes a save of changes.
    package init(kept: [Record] = [], removed: Set<Record.Name> = [], author: String? = nil) {
        self.kept = kept
        self.removed = removed
        self.author = author
    }

    /// Whether there is nothing to save.
    package var isEmpty: Bool { kept.isEmpty && removed.isEmpty }
}

/// A save of a store: whose it was, and the objects that it was the last to change.
package struct RecordSave: Sendable, Equatable {
    /// Its number: 1 for a store's first, and rising.
    package let number: Int64
    /// When it was saved.
    package let date: Date
    /// Who saved, where anybody said so.
    package let author: String?
    /// The objects that it made.
    package var made: [Record.Name] = []
    /// The objects that it changed.
    package var changed: [Record.Name] = []
    /// The objects that it deleted.
    package var removed: [Record.Name] = []

    /// Describes a save.
    package init(number: Int64, date: Date, author: String?) {
        self.number = number
        self.date = date
        self.author = author
    }
}
