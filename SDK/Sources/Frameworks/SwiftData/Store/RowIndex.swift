import Foundation
import RecordStore

/// The objects of a store by the values of some properties.
struct RowIndex {
    /// The properties of an index.
    struct Subject: Hashable {
        let entities: Set<String>
        /// The names of the properties, each with the one it had before.
        let properties: [[String]]

        init(_ entities: Set<String>, _ properties: [Entity.Property]) {
            self.entities = entities
            self.properties = properties.map {
                [$0.name] + ($0.attribute.originalName.map { [$0] } ?? [])
            }
        }

        /// Returns the key of objects with equal values; `nil` if a value is missing.
        func key(of values: [String: Any]) -> String? {
            let found = properties.compactMap { names in names.lazy.compactMap { values[$0] }.first
            }
            guard found.count == properties.count, !found.contains(where: { $0 is NSNull }) else {
                return nil
            }
            if found.count == 1, let text = found[0] as? String { return text }
            let data = try? JSONSerialization.data(withJSONObject: found, options: .sortedKeys)
            return data.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    let subject: Subject
    private var names: [String: [Record.Name]] = [:]
    private var keys: [Record.Name: String] = [:]

    init(_ subject: Subject) { self.subject = subject }

    /// The objects with a key, in the order in which they were made.
    subscript(key: String) -> [Record.Name] { names[key] ?? [] }

    /// Records the current contents of an object; `nil` if it was deleted.
    mutating func note(_ name: Record.Name, _ contents: Data?) {
        guard subject.entities.contains(name.entity) else { return }
        let key = contents.flatMap(RecordContents.init).flatMap { subject.key(of: $0.values) }
        guard key != keys[name] else { return }
        if let old = keys.removeValue(forKey: name) { names[old]?.removeAll { $0 == name } }
        if let key {
            keys[name] = key
            names[key, default: []].append(name)
        }
    }
}
