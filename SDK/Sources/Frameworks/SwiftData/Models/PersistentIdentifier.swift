import Foundation
import RecordStore

/// The name by which a store knows an object, also where it was written down and is read by another
/// process.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Comparable {
    let name: Record.Name

    /// The class of the objects.
    public var entityName: String { name.entity }

    init(_ name: Record.Name) { self.name = name }

    /// Compares two identifiers in a stable order.
    public static func < (first: Self, second: Self) -> Bool {
        (first.name.entity, first.name.id.uuidString)
            < (second.name.entity, second.name.id.uuidString)
    }
}

extension Record.Name {
    /// The name as an object's contents have it.
    var text: String { "\(entity)/\(id.uuidString)" }

    /// Parses the result of `text`; `nil` if it is invalid.
    init?(text: String) {
        guard let slash = text.lastIndex(of: "/"),
            let id = UUID(uuidString: String(text[text.index(after: slash)...]))
        else { return nil }
        self.init(entity: String(text[..<slash]), id: id)
    }
}
