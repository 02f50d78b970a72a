import Foundation
import RecordStore

/// Finds saved objects with the same unique values as new ones.
struct UniqueValues {
    private let store: NSPersistentStore
    private var tables: [String: [[AnyHashable]: Record.Name]] = [:]

    init(in store: NSPersistentStore) { self.store = store }

    /// Returns the saved or new object with the unique values of a new one, or `nil`.
    mutating func rival(of object: NSManagedObject) throws -> Record.Name? {
        for constraint in object.entity.constraints {
            let key = ([object.entity.name ?? ""] + constraint).joined(separator: "/")
            if tables[key] == nil { tables[key] = try table(of: object.entity, constraint) }
            guard let values = Self.values(of: object.values, constraint) else { continue }
            if let rival = tables[key]?[values] { return rival }
            tables[key]?[values] = object.objectID.name
        }
        return nil
    }

    private func table(
        of entity: NSEntityDescription, _ constraint: [String]
    ) throws -> [[AnyHashable]: Record.Name] {
        var table: [[AnyHashable]: Record.Name] = [:]
        for name in store.rows.names(of: [entity.name ?? ""]) {
            guard let row = store.rows.row(name) else { continue }
            let values = try ObjectContents.values(of: row.contents, entity)
            if let key = Self.values(of: values, constraint) { table[key] = name }
        }
        return table
    }

    /// Returns the values of attributes; `nil` if one is missing, which never equals another.
    private static func values(of values: ObjectValues, _ names: [String]) -> [AnyHashable]? {
        let found = names.compactMap { values.attributes[$0] as? AnyHashable }
        return found.count == names.count ? found : nil
    }
}

extension NSEntityDescription {
    /// The lists of attributes whose values are unique.
    fileprivate var constraints: [[String]] {
        (superentity?.constraints ?? [])
            + uniquenessConstraints.map { names in
                names.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
            }
    }
}
