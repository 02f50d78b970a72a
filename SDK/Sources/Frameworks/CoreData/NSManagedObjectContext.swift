// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// On which thread a context's work is done.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On one of the context's own.
    case privateQueueConcurrencyType = 1
    /// On the main one.
    case mainQueueConcurrencyType = 2
}

/// Objects of a store, in memory.
///
/// Differs from Apple: objects live as long as the plugin's process; nothing is kept. Contexts of one store share
/// its objects instead of copying them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked: used in one queue, as on Apple's platforms.

    /// On which thread a context's work is done.
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    /// On which thread the work is done.
    public let concurrencyType: ConcurrencyType
    /// The store.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context that gets what is saved.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// Whether what other contexts save comes in: it does.
    open var automaticallyMergesChangesFromParent = false
    /// Whose value counts.
    open var mergePolicy: Any = NSMergePolicy.error
    /// A name for logs.
    open var name: String?
    /// Who is written down as the author of changes.
    open var transactionAuthor: String?
    /// What takes back changes: nothing is told of them.
    open var undoManager: UndoManager?
    /// How old values may be, in seconds.
    open var stalenessInterval: TimeInterval = -1
    /// Whether objects that are gone are deleted.
    open var shouldDeleteInaccessibleFaults = true
    /// The author's own values.
    public let userInfo = NSMutableDictionary()
    /// The objects made since the last save.
    public private(set) var insertedObjects: Set<NSManagedObject> = []
    /// The objects changed since the last save.
    public private(set) var updatedObjects: Set<NSManagedObject> = []
    /// The objects to be deleted by the next save.
    public private(set) var deletedObjects: Set<NSManagedObject> = []

    /// In the order they were made in.
    private var made: [NSManagedObject] = []
    /// What was saved, where there is no store.
    private var kept: [NSManagedObject] = []

    /// Makes a context.
    public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }

    /// Makes a context.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    /// Whether anything was made, changed or deleted since the last save.
    open var hasChanges: Bool {
        !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
    }

    /// All objects of the context.
    open var registeredObjects: Set<NSManagedObject> { Set(visible) }

    /// Keeps an object.
    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        guard insertedObjects.insert(object).inserted else { return }
        made.append(object)
    }

    /// Deletes an object.
    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        object.isDeleted = true
        made.removeAll { $0 === object }
        updatedObjects.remove(object)
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    }

    func noteUpdate(of object: NSManagedObject) {
        if !insertedObjects.contains(object) { updatedObjects.insert(object) }
    }

    /// The saved objects of the store around, and those of this context.
    private var visible: [NSManagedObject] {
        (stored + made).filter { !deletedObjects.contains($0) }
    }

    private var stored: [NSManagedObject] {
        parent?.visible ?? persistentStoreCoordinator?.objects.all ?? kept
    }

    /// The objects that a request asks for, of those made in this process.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let candidates = request.includesPendingChanges ? visible : stored
        let named = candidates.filter {
            request.wanted == nil || $0.entity.isKind(of: request.wanted)
        }
        var matching = named.filter { request.predicate?.evaluate(with: $0) ?? true }
        if let order = request.sortDescriptors, !order.isEmpty {
            matching.sort { first, second in
                let orders = order.lazy.map { $0.compare(first, to: second) }
                return orders.first { $0 != .orderedSame } == .orderedAscending
            }
        }
        let found = matching.dropFirst(max(0, request.fetchOffset)).compactMap { $0 as? T }
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    /// How many objects a request asks for.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try fetch(request).count
    }

    /// Does what a request asks for: deleting, changing and making many objects, or telling of history.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let history = request as? NSPersistentHistoryChangeRequest { return history.answer }
        if let update = request as? NSBatchUpdateRequest { return try update.execute(in: self) }
        if let insert = request as? NSBatchInsertRequest { return try insert.execute(in: self) }
        guard let batch = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        let doomed = try fetch(batch.fetchRequest).compactMap { $0 as? NSManagedObject }
        doomed.forEach(delete)
        try save()
        let result: Any =
            switch batch.resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: doomed.map(\.objectID)
            case .resultTypeCount: doomed.count
            }
        return NSBatchDeleteResult(result, batch.resultType)
    }

    /// The object of a name; `nil` where there is none.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        visible.first { $0.objectID == objectID }
    }

    /// The object of a name; an error where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else {
            throw CocoaError(CocoaError.Code(rawValue: 133_000))
        }
        return object
    }

    /// The object of a name; one without values where there is none.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID)
            ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }

    /// Gives objects their last names: they have them.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    /// Gives what was made to the parent or the store.
    open func save() throws {
        guard hasChanges else { return }
        let changed = insertedObjects.union(updatedObjects)
        for object in changed { object.willSave() }
        if let parent {
            made.forEach(parent.insert)
            deletedObjects.forEach(parent.delete)
        } else if let store = persistentStoreCoordinator {
            store.objects.change(adding: made, removing: deletedObjects)
        } else {
            kept = visible
        }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
                NSDeletedObjectsKey: deletedObjects,
            ])
        forgetChanges()
        for object in changed { object.didSave() }
    }

    private func forgetChanges() {
        made = []
        insertedObjects = []
        updatedObjects = []
        deletedObjects = []
    }

    /// Forgets what was made and deleted since the last save; changed values stay.
    open func rollback() {
        for object in deletedObjects { object.isDeleted = false }
        forgetChanges()
    }

    /// Forgets what was not saved.
    open func reset() { forgetChanges() }
}
