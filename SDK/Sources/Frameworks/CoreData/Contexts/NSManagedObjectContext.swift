// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import RecordStore

/// The kind of queue on which a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// A private queue.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// Objects of a store as one user of it sees and changes them.
///
/// Each context has its own objects. Differs from Apple: work is performed on the caller's thread,
/// one call at a time; and each request sees what others saved before, even in unchanged objects of
/// this context.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked but sound: mutable state is accessed under the lock, or set up by one thread.

    /// The kind of queue on which a context works.
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    /// The kind of queue.
    public let concurrencyType: ConcurrencyType
    /// The coordinator of the stores.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.add(self) }
    }
    /// The parent context, which receives saved changes.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// Whether unchanged objects are updated as soon as other contexts save.
    open var automaticallyMergesChangesFromParent = false
    /// Determines which value wins if others saved the same object meanwhile.
    open var mergePolicy: Any = NSMergePolicy.error
    /// A name for debugging.
    open var name: String?
    /// The author recorded in the history.
    open var transactionAuthor: String?
    /// The undo manager.
    ///
    /// No effect here: changes are not registered with it.
    open var undoManager: UndoManager?
    /// The maximum age of values, in seconds.
    ///
    /// No effect here: each request reads what was saved before it.
    open var stalenessInterval: TimeInterval = -1
    /// Whether objects that others deleted have no values instead of crashing.
    ///
    /// No effect here: they never have values.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether delete rules are applied at the end of an event.
    ///
    /// No effect here: they are applied at once.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether the context retains its objects.
    ///
    /// No effect here: it retains those with changes only.
    open var retainsRegisteredObjects = false
    /// Custom data.
    public let userInfo = NSMutableDictionary()
    /// The objects made since the last save.
    public private(set) var insertedObjects: Set<NSManagedObject> = []
    /// The objects changed since the last save.
    public private(set) var updatedObjects: Set<NSManagedObject> = []
    /// The objects to be deleted by the next save.
    public private(set) var deletedObjects: Set<NSManagedObject> = []

    let lock = NSRecursiveLock()
    /// The changes that no notification has been posted of.
    var pendingChanges = ObjectChanges()
    /// The inserted objects, in order.
    private(set) var made: [NSManagedObject] = []
    private var registry = ObjectRegistry()
    private lazy var faults = FaultContext(for: self)
    /// The coordinator's `state` when the objects were last compared with the stores.
    private var seen = 0

    /// Creates a context.
    public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }

    /// Creates a context.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    /// Whether there are changes since the last save.
    open var hasChanges: Bool {
        !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
    }

    /// The objects that are referenced or have changes.
    open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(registry.all) } }

    // MARK: Objects by name

    /// Returns the entity with a name; without properties if no model describes it.
    func entity(named name: String) -> NSEntityDescription {
        persistentStoreCoordinator?.entity(named: name) ?? .undescribed(name)
    }

    /// Returns the entity of a class in the model of the stores; `nil` if it has none.
    func entity(ofClass name: String) -> NSEntityDescription? {
        persistentStoreCoordinator?.managedObjectModel.entity(ofClass: name)
    }

    /// Returns the object with a name; its values are read on demand.
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

    /// Returns the object with an identifier if it is registered here, or else `nil`.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock { registry[objectID.name] }
    }

    /// Returns the object with an identifier; throws if there is none.
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

    /// Returns the object with an identifier; it has no values if it does not exist.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        object(named: objectID.name)
    }

    /// Returns the values of an object in the parent or a store, and the number of the save that
    /// wrote them; `nil` if it is in neither.
    func storedValues(of name: Record.Name) -> (values: ObjectValues, version: Int64)? {
        guard let parent else { return persistentStoreCoordinator?.values(of: name) }
        return parent.lock.withLock {
            guard let object = parent.registry[name] else { return parent.storedValues(of: name) }
            return object.isDeleted ? nil : (object.values, object.version)
        }
    }

    /// Returns the names of the objects of entities: those of the parent or the stores, then those
    /// inserted here.
    ///
    /// - Parameters:
    ///   - entities: the names of the entities; `nil` means all.
    ///   - includesChanges: whether unsaved insertions and deletions count.
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

    /// Inserts an object.
    open func insert(_ object: NSManagedObject) {
        lock.withLock {
            object.managedObjectContext = self
            guard insertedObjects.insert(object).inserted else { return }
            made.append(object)
            registry[object.objectID.name] = object
            pendingChanges.inserted.insert(object)
        }
    }

    /// Deletes an object, and applies the delete rules of its relationships.
    open func delete(_ object: NSManagedObject) {
        lock.withLock {
            guard !object.isDeleted else { return }
            object.prepareForDeletion()
            object.isDeleted = true
            object.propagateDeletion()
            pendingChanges.deleted.insert(object)
            updatedObjects.remove(object)
            if insertedObjects.remove(object) == nil {
                deletedObjects.insert(object)
            } else {
                made.removeAll { $0 === object }
                forget(object)
            }
        }
    }

    /// Records that a value of an object was changed.
    func noteUpdate(of object: NSManagedObject) {
        lock.withLock {
            guard !insertedObjects.contains(object), !object.isDeleted else { return }
            updatedObjects.insert(object)
            pendingChanges.updated.insert(object)
        }
    }

    /// Assigns permanent identifiers to objects before they are saved.
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

    /// Assigns the store for a new object; the default is the first writable one.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject, object.objectID.isTemporaryID else { return }
        object.objectID = NSManagedObjectID(
            entity: object.entity, name: object.objectID.name, store: store)
    }

    /// Gives an object the identifier under which it was saved.
    func rename(_ object: NSManagedObject, _ id: NSManagedObjectID) {
        if object.objectID.name != id.name {
            registry[object.objectID.name] = nil
            registry[id.name] = object
        }
        object.objectID = id
    }

    /// Discards the record of changes.
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

    /// Reverts all changes since the last save.
    open func rollback() {
        lock.withLock {
            for object in made {
                pendingChanges.deleted.insert(object)
                forget(object)
            }
            for object in deletedObjects { object.isDeleted = false }
            for object in deletedObjects.union(updatedObjects) {
                object.restore()
                pendingChanges.refreshed.insert(object)
            }
            deletedObjects = []
            forgetChanges()
            processPendingChanges()
        }
    }

    /// Removes all objects, saved or not, from the context.
    open func reset() {
        lock.withLock {
            for object in registry.all { object.managedObjectContext = nil }
            registry = ObjectRegistry()
            for object in deletedObjects { object.isDeleted = false }
            deletedObjects = []
            forgetChanges()
            pendingChanges = ObjectChanges()
        }
    }

    // MARK: Newer values

    /// Reads what others saved; unchanged objects discard outdated values.
    func refreshObjects() throws {
        try persistentStoreCoordinator?.readNews()
        takeNews()
    }

    /// Makes unchanged objects discard outdated values.
    func takeNews() {
        guard let stores = persistentStoreCoordinator, stores.state != seen else { return }
        seen = stores.state
        for object in registry.all where !object.isFault && !object.hasChanges {
            guard stores.version(of: object.objectID.name) != object.version else { continue }
            object.objectWillChange.send()
            object.turnIntoFault()
            pendingChanges.refreshed.insert(object)
        }
    }

    /// Merges changes saved elsewhere, unless the context is in use; then its next request does.
    func takeNewsIfIdle() {
        guard lock.try() else { return }
        defer { lock.unlock() }
        takeNews()
        processPendingChanges()
    }

    /// Reads an object again; unsaved changes are discarded, or kept if `mergeChanges` is true.
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
            pendingChanges.refreshed.insert(object)
        }
    }

    /// Reads all objects again and keeps unsaved changes.
    open func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
    }
}
