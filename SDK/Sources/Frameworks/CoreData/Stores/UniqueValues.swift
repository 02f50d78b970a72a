import Foundation
import RecordStore

/// Finds saved objects with the values of new ones where a model says that no two have them.
struct UniqueValues {
    private let store: NSPersistentStore
    private var tables: [String: [[AnyHashable]: Record.Name]] = [:]

    init(in store: NSPersistentStore) { self.store = store }

    /// The object, saved or to be saved, that has the values of a new one; nil where there is none.
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

    /// The values of attributes; nil where one has none, which is never like another.
    private static func values(of values: ObjectValues, _ names: [String]) -> [AnyHashable]? {
        let found = names.compactMap { values.attributes[$0] as? AnyHashable }
        return found.count == names.count ? found : nil
    }
}

extension NSEntityDescription {
    /// Lists of attributes whose values no two objects have alike.
    fileprivate var constraints: [[String]] {
        (superentity?.constraints ?? [])
            + uniquenessConstraints.map { names in
                names.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
            }
    }
}
