import Foundation
import RecordStore

/// A save of a context, which is one transaction in each store.
struct ContextSave {
    private let context: NSManagedObjectContext
    private let stores: NSPersistentStoreCoordinator

    /// The result of saving an object, under its own name or that of one with equal unique values.
    private struct Outcome {
        let object: NSManagedObject
        var name: Record.Name
        var values: ObjectValues
    }

    init(_ context: NSManagedObjectContext, to stores: NSPersistentStoreCoordinator) {
        self.context = context
        self.stores = stores
    }

    func run() throws {
        let objects = context.made + context.updatedObjects + context.deletedObjects
        let parts = Dictionary(grouping: objects) { stores.store(for: $0.objectID) }
        for (store, objects) in parts {
            guard let store else {
                let text = "The coordinator has no persistent stores: it cannot save."
                throw stores.persistentStores.isEmpty
                    ? StoreFailure.noStore(text) : StoreFailure.readOnly
            }
            if store.isReadOnly { throw StoreFailure.readOnly }
            try save(objects, in: store)
            store.postRemoteChange()
        }
    }

    private func save(_ objects: [NSManagedObject], in store: NSPersistentStore) throws {
        var saved: [Outcome] = []
        let number: Int64
        do {
            number = try store.rows.save {
                saved = []
                var changes = RecordChanges(author: context.transactionAuthor)
                var rivals = UniqueValues(in: store)
                for object in objects {
                    if object.isDeleted {
                        changes.removed.insert(object.objectID.name)
                    } else if let outcome = try outcome(of: object, in: store, &rivals) {
                        saved.append(outcome)
                        let data = try ObjectContents.data(of: outcome.values, object.entity)
                        changes.kept.append(Record(name: outcome.name, contents: data))
                    }
                }
                if store.notes.isChanged { changes.kept.append(try store.notes.record()) }
                return changes
            }
        } catch let error as RecordStoreError {
            throw StoreFailure.saving(store.url, error)
        } catch let error as EncodingError {
            throw StoreFailure.saving(store.url, error)
        }
        store.notes.noteSaved()
        for outcome in saved {
            context.rename(
                outcome.object,
                NSManagedObjectID(entity: outcome.object.entity, name: outcome.name, store: store))
            outcome.object.commit(outcome.values, version: number)
        }
    }

    /// Returns what is saved of an object; `nil` if others deleted it and the policy prefers that.
    private func outcome(
        of object: NSManagedObject, in store: NSPersistentStore, _ unique: inout UniqueValues
    ) throws -> Outcome? {
        let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        var outcome = Outcome(object: object, name: object.objectID.name, values: object.values)
        if context.insertedObjects.contains(object) {
            guard let rival = try unique.rival(of: object) else { return outcome }
            outcome.name = rival
            outcome.values = try policy.merge(
                object,
                rival: store.rows.row(rival).map {
                    try ObjectContents.values(of: $0.contents, object.entity)
                })
            return outcome
        }
        guard let row = store.rows.row(outcome.name) else {
            return try policy.keepsDeleted(object) ? outcome : nil
        }
        if row.version != object.version {
            let theirs = try ObjectContents.values(of: row.contents, object.entity)
            outcome.values = try policy.merge(object, theirs: theirs, version: row.version)
        }
        return outcome
    }
}

extension NSMergePolicyType {
    /// Whether a changed object that others deleted is saved all the same.
    fileprivate func keepsDeleted(_ object: NSManagedObject) throws -> Bool {
        switch self {
        case .errorMergePolicyType: throw NSMergeConflict.error(object, version: 0)
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: true
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: false
        }
    }

    /// Returns what is saved of a new object if one with its unique values already exists.
    fileprivate func merge(_ object: NSManagedObject, rival: ObjectValues?) throws -> ObjectValues {
        switch self {
        case .errorMergePolicyType: throw NSConstraintConflict.error(object)
        case .overwriteMergePolicyType: return object.values
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
            return rival ?? object.values
        case .mergeByPropertyObjectTrumpMergePolicyType:
            var merged = rival ?? object.values
            for key in object.values.attributes.keys { merged.take(key, of: object.values) }
            for (key, names) in object.values.relations where !names.all.isEmpty {
                merged.relations[key] = names
            }
            return merged
        }
    }

    /// Returns what is saved of an object that others changed.
    fileprivate func merge(
        _ object: NSManagedObject, theirs: ObjectValues, version: Int64
    ) throws -> ObjectValues {
        let (base, mine) = (object.committed, object.values)
        // To-many relationships never conflict: the additions and removals of both sides are
        // applied.
        let many = mine.relations.filter { $1.form != .one }
        let keys = Set(mine.attributes.keys).union(theirs.attributes.keys)
            .union(base.attributes.keys).union(mine.relations.keys)
            .subtracting(many.keys)
        let others = keys.filter { !theirs.agrees(with: base, on: $0) }
        if self == .errorMergePolicyType, !others.isEmpty {
            throw NSMergeConflict.error(object, version: version)
        }
        var merged = theirs
        if self != .rollbackMergePolicyType {
            for key in self == .overwriteMergePolicyType
                ? keys : object.changedKeys.intersection(keys)
            {
                if self == .mergeByPropertyStoreTrumpMergePolicyType, others.contains(key) {
                    continue
                }
                merged.take(key, of: mine)
            }
        }
        for (key, names) in many {
            let old = base.relations[key] ?? RelatedNames(names.form)
            merged.relations[key] = names.merged(
                into: theirs.relations[key] ?? RelatedNames(names.form), since: old)
        }
        return merged
    }
}
