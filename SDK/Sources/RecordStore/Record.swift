package import Foundation

/// An object of a store as it is kept: its identity and its encoded values.
package struct Record: Sendable, Equatable {
    /// Identifies an object within its store.
    package struct Name: Hashable, Codable, Sendable {
        /// The name of the object's class or entity.
        package let entity: String
        /// Identifies the object among those of its entity; never used again.
        package let id: UUID

        /// Names an object of an entity; without an identifier, a new object.
        package init(entity: String, id: UUID = UUID()) {
            self.entity = entity
            self.id = id
        }
    }

    /// Identifies the object within its store.
    package let name: Name
    /// The object's values, as JSON text in UTF-8.
    package let contents: Data

    /// Makes a record of an object's values, which are JSON text in UTF-8.
    package init(name: Name, contents: Data) {
        self.name = name
        self.contents = contents
    }
}

extension Record.Name {
    /// The name as the contents of other objects refer to it.
    package var text: String { "\(entity)/\(id.uuidString)" }

    /// Parses the result of ``text``; `nil` if it is invalid.
    package init?(text: String) {
        guard let slash = text.lastIndex(of: "/"),
            let id = UUID(uuidString: String(text[text.index(after: slash)...]))
        else { return nil }
        self.init(entity: String(text[..<slash]), id: id)
    }
}
