import Foundation

/// The stored values of an object: one JSON value for each property.
struct RecordContents {
    private(set) var values: [String: Any]

    init(values: [String: Any] = [:]) { self.values = values }

    /// Reads stored contents; `nil` if they are damaged.
    init?(_ data: Data) {
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            return nil
        }
        self.values = values
    }

    /// The value of a property, even if an older version of the class wrote it; `nil` if there is
    /// none.
    subscript(property: Entity.Property) -> Any? {
        values[property.name] ?? property.attribute.originalName.flatMap { values[$0] }
    }

    /// Merges new values; others are kept, including those of other versions of the class.
    mutating func merge(_ new: [String: Any]) { values.merge(new) { $1 } }

    /// The encoded contents; `nil` if a value cannot be represented in JSON.
    var data: Data? {
        guard JSONSerialization.isValidJSONObject(values) else { return nil }
        return try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
    }
}
