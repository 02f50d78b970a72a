import Foundation
import RecordStore

extension NSManagedObjectContext {
    /// Saves all changes to the parent or the stores; nothing is saved if this throws.
    ///
    /// - Throws: an error of Cocoa's domain if an object is invalid by its model, if the merge
    ///   policy does not resolve a conflict, or if a store cannot be written.
    public func save() throws {
        let saved: ObjectChanges? = try lock.withLock {
            guard hasChanges else { return nil }
            NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
            prepareObjects()
            processPendingChanges()
            for object in made { try object.validateForInsert() }
            for object in updatedObjects { try object.validateForUpdate() }
            for object in deletedObjects { try object.validateForDelete() }
            let changes = ObjectChanges(
                inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
            if let parent {
                parent.lock.withLock { applyChanges(to: parent) }
            } else {
                try persistentStoreCoordinator.orThrow().save(self)
            }
            forgetChanges()
            for object in changes.deleted { object.isDeleted = false }
            for object in changes.inserted.union(changes.updated).union(changes.deleted) {
                object.didSave()
            }
            return changes
        }
        guard let saved else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self, userInfo: saved.userInfo)
        if parent == nil { persistentStoreCoordinator?.mergeIntoContexts(except: self) }
    }

    /// Calls `willSave` of each object, also of those that such a call changes.
    private func prepareObjects() {
        var prepared: Set<NSManagedObject> = []
        while true {
            let all = insertedObjects.union(updatedObjects).union(deletedObjects)
            let next = all.subtracting(prepared)
            if next.isEmpty { return }
            for object in next { object.willSave() }
            prepared.formUnion(next)
        }
    }

    /// Applies the changes to the parent's objects.
    private func applyChanges(to parent: NSManagedObjectContext) {
        for object in made {
            let id = object.objectID
            let copy = FaultContext(for: parent).fault(id)
            copy.commit(ObjectValues(), version: 0)
            copy.takeChanges(of: object)
            parent.insert(copy)
        }
        for object in updatedObjects {
            let theirs = parent.object(named: object.objectID.name)
            theirs.takeChanges(of: object)
            parent.noteUpdate(of: theirs)
        }
        for object in deletedObjects { parent.delete(parent.object(named: object.objectID.name)) }
        for object in made + updatedObjects {
            object.commit(object.values, version: object.version)
        }
    }
}

extension NSManagedObject {
    /// Applies the values of a child context's object.
    fileprivate func takeChanges(of object: NSManagedObject) {
        let values = object.values
        let keys = Set(values.attributes.keys).union(values.relations.keys)
        for key in object.isInserted ? keys : object.changedKeys {
            change(key) { $0.take(key, of: values) }
        }
    }
}

extension Optional where Wrapped == NSPersistentStoreCoordinator {
    fileprivate func orThrow() throws -> NSPersistentStoreCoordinator {
        guard let self else {
            throw StoreFailure.noStore(
                "The context has no persistentStoreCoordinator: set one before it is saved.")
        }
        return self
    }
}
