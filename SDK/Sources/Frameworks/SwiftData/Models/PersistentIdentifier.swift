import Foundation
import RecordStore

/// Identifies an object of a store in all contexts and processes.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Comparable {
    let name: Record.Name

    /// The name of the object's class.
    public var entityName: String { name.entity }

    init(_ name: Record.Name) { self.name = name }

    /// Compares two identifiers in a stable order.
    public static func < (first: Self, second: Self) -> Bool {
        (first.name.entity, first.name.id.uuidString)
            < (second.name.entity, second.name.id.uuidString)
    }
}
