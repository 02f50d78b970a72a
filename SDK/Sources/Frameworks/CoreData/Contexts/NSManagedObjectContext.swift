// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import RecordStore

/// On which thread a context's work is done.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On one of the context's own.
    case privateQueueConcurrencyType = 1
    /// On the main one.
    case mainQueueConcurrencyType = 2
}

/// Objects of a store as one user of it sees and changes them.
///
/// Each context has objects of its own. Differs from Apple: its work is done on the caller's
/// thread, one at a time; and each request sees what others saved before it, in objects without
/// changes of this context, too.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked but sound: what changes is touched with the lock held, or set up by one thread.

    /// On which thread a context's work is done.
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    /// On which thread the work is done.
    public let concurrencyType: ConcurrencyType
    /// The stores.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.add(self) }
    }
    /// The context that gets what is saved.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// Whether objects without changes have what other contexts saved as soon as they do.
    open var automaticallyMergesChangesFromParent = false
    /// Whose value counts where others saved the same object meanwhile.
    open var mergePolicy: Any = NSMergePolicy.error
    /// A name for logs.
    open var name: String?
    /// Who is written down as the author of changes.
    open var transactionAuthor: String?
    /// What takes back changes: nothing is told of them.
    open var undoManager: UndoManager?
    /// How old values may be, in seconds.
    ///
    /// No effect here: they are as old as the last request.
    open var stalenessInterval: TimeInterval = -1
    /// Whether objects that others deleted have no values; no effect here: they have none.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether deleting takes related objects along at the end of an event; here it does so at
    /// once.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether objects stay as long as the context.
    ///
    /// No effect here: those with changes do.
    open var retainsRegisteredObjects = false
    /// The author's own values.
    public let userInfo = NSMutableDictionary()
    /// The objects made since the last save.
    public private(set) var insertedObjects: Set<NSManagedObject> = []
    /// The objects changed since the last save.
    public private(set) var updatedObjects: Set<NSManagedObject> = []
    /// The objects to be deleted by the next save.
    public private(set) var deletedObjects: Set<NSManagedObject> = []

    let lock = NSRecursiveLock()
    /// What was changed since it was last told of.
    var untold = ObjectChanges()
    /// In the order they were made in.
    private(set) var made: [NSManagedObject] = []
    private var registry = ObjectRegistry()
    private lazy var faults = FaultContext(for: self)
    /// The state of the stores that the objects were last compared with.
    private var seen = 0

    /// Makes a context.
    public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }

    /// Makes a context.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    /// Whether anything was made, changed or deleted since the last save.
    open var hasChanges: Bool {
        !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
    }

    /// The objects that somebody holds, and those with changes.
    open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(registry.all) } }

    // MARK: Objects by their names

    /// The entity of a name; one without properties where no model describes it.
    func entity(named name: String) -> NSEntityDescription {
        persistentStoreCoordinator?.entity(named: name) ?? .undescribed(name)
    }

    /// The entity of a class in the model of the stores.
    func entity(ofClass name: String) -> NSEntityDescription? {
        persistentStoreCoordinator?.managedObjectModel.entity(ofClass: name)
    }

    /// The object of a name, whose values are read when they are asked for.
    func object(named name: Record.Name) -> NSManagedObject {
        lock.withLock {
            if let object = registry[name] { return object }
            let id =
                persistentStoreCoordinator?.objectID(of: name)
                ?? NSManagedObjectID(entity: entity(named: name.entity), name: name, store: nil)
            let object = faults.fault(id)
            registry[name] = object
            return object
        }
    }

    /// The object of a name where this context has it; `nil` otherwise.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock { registry[objectID.name] }
    }

    /// The object of a name; an error where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        try lock.withLock {
            try refreshObjects()
            let object = object(named: objectID.name)
            let isThere = insertedObjects.contains(object) || storedValues(of: objectID.name) != nil
            guard isThere, !object.isDeleted else {
                throw CocoaError(
                    CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
            }
            return object
        }
    }

    /// The object of a name; one without values where there is none.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        object(named: objectID.name)
    }

    /// The values that the parent or a store has for an object, and the save they are of.
    func storedValues(of name: Record.Name) -> (values: ObjectValues, version: Int64)? {
        guard let parent else { return persistentStoreCoordinator?.values(of: name) }
        return parent.lock.withLock {
            guard let object = parent.registry[name] else { return parent.storedValues(of: name) }
            return object.isDeleted ? nil : (object.values, object.version)
        }
    }

    /// The names of all objects of entities, or of any: those of the parent or the stores, and
    /// those made here.
    func names(of entities: Set<String>?, includesChanges: Bool) -> [Record.Name] {
        var names = parent.map { parent in
            parent.lock.withLock { parent.names(of: entities, includesChanges: true) }
        }
        names = names ?? persistentStoreCoordinator?.names(of: entities)
        guard includesChanges, hasChanges else { return names ?? [] }
        let deleted = Set(deletedObjects.map(\.objectID.name))
        let new = made.filter { entities?.contains($0.entity.name ?? "") ?? true }
        return (names ?? []).filter { !deleted.contains($0) } + new.map(\.objectID.name)
    }

    // MARK: Changes

    /// Keeps an object.
    open func insert(_ object: NSManagedObject) {
        lock.withLock {
            object.managedObjectContext = self
            guard insertedObjects.insert(object).inserted else { return }
            made.append(object)
            registry[object.objectID.name] = object
            untold.inserted.insert(object)
        }
    }

    /// Deletes an object, and what its model says of the objects it refers to.
    open func delete(_ object: NSManagedObject) {
        lock.withLock {
            guard !object.isDeleted else { return }
            object.prepareForDeletion()
            object.isDeleted = true
            object.propagateDeletion()
            untold.deleted.insert(object)
            updatedObjects.remove(object)
            if insertedObjects.remove(object) == nil {
                deletedObjects.insert(object)
            } else {
                made.removeAll { $0 === object }
                forget(object)
            }
        }
    }

    /// Keeps in mind that a value of an object was changed.
    func noteUpdate(of object: NSManagedObject) {
        lock.withLock {
            guard !insertedObjects.contains(object), !object.isDeleted else { return }
            updatedObjects.insert(object)
            untold.updated.insert(object)
        }
    }

    /// Gives objects the names they will have in the store, before they are saved.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        lock.withLock {
            for object in objects where object.objectID.isTemporaryID {
                guard let store = persistentStoreCoordinator?.store(for: object.objectID) else {
                    continue
                }
                object.objectID = NSManagedObjectID(
                    entity: object.entity, name: object.objectID.name, store: store)
            }
        }
    }

    /// Names the store that a new object is saved in; otherwise it is the first that can be
    /// changed.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject, object.objectID.isTemporaryID else { return }
        object.objectID = NSManagedObjectID(
            entity: object.entity, name: object.objectID.name, store: store)
    }

    /// Gives an object the name that it was saved under.
    func rename(_ object: NSManagedObject, _ id: NSManagedObjectID) {
        if object.objectID.name != id.name {
            registry[object.objectID.name] = nil
            registry[id.name] = object
        }
        object.objectID = id
    }

    /// Has nothing to save any more.
    func forgetChanges() {
        for object in deletedObjects { forget(object) }
        made = []
        insertedObjects = []
        updatedObjects = []
        deletedObjects = []
    }

    private func forget(_ object: NSManagedObject) {
        registry[object.objectID.name] = nil
        object.managedObjectContext = nil
    }

    /// Takes back what was made, changed and deleted since the last save.
    open func rollback() {
        lock.withLock {
            for object in made {
                untold.deleted.insert(object)
                forget(object)
            }
            for object in deletedObjects { object.isDeleted = false }
            for object in deletedObjects.union(updatedObjects) {
                object.restore()
                untold.refreshed.insert(object)
            }
            deletedObjects = []
            forgetChanges()
            processPendingChanges()
        }
    }

    /// Forgets all objects, saved or not; they belong to no context any more.
    open func reset() {
        lock.withLock {
            for object in registry.all { object.managedObjectContext = nil }
            registry = ObjectRegistry()
            for object in deletedObjects { object.isDeleted = false }
            deletedObjects = []
            forgetChanges()
            untold = ObjectChanges()
        }
    }

    // MARK: Newer values

    /// Reads what others saved; objects without changes forget what is older.
    func refreshObjects() throws {
        try persistentStoreCoordinator?.readNews()
        takeNews()
    }

    /// Has objects without changes forget values that are older than the stores'.
    func takeNews() {
        guard let stores = persistentStoreCoordinator, stores.state != seen else { return }
        seen = stores.state
        for object in registry.all where !object.isFault && !object.hasChanges {
            guard stores.version(of: object.objectID.name) != object.version else { continue }
            object.objectWillChange.send()
            object.turnIntoFault()
            untold.refreshed.insert(object)
        }
    }

    /// Takes what was saved elsewhere, unless the context is at work; then its next request does.
    func takeNewsIfIdle() {
        guard lock.try() else { return }
        defer { lock.unlock() }
        takeNews()
        processPendingChanges()
    }

    /// Reads an object again: without what was changed here, or below it.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        lock.withLock {
            guard !insertedObjects.contains(object) else { return }
            try? persistentStoreCoordinator?.readNews()
            object.objectWillChange.send()
            if flag, object.hasChanges {
                guard let found = storedValues(of: object.objectID.name) else { return }
                object.rebase(on: found.values, version: found.version)
            } else {
                updatedObjects.remove(object)
                object.turnIntoFault()
            }
            untold.refreshed.insert(object)
        }
    }

    /// Reads all objects again, and keeps what was changed here.
    open func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
    }
}
