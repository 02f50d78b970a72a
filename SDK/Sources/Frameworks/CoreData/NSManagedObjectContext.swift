// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Objects of a store, in memory.
///
/// Differs from Apple: objects live as long as the plugin's process; nothing is kept.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Unchecked: used in one queue, as on Apple's platforms.

    /// On which thread a context's work is done.
    public enum ConcurrencyType: UInt, Sendable {
        /// On one of the context's own.
        case privateQueueConcurrencyType = 1
        /// On the main one.
        case mainQueueConcurrencyType = 2
    }

    /// The store.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context that gets what is saved.
    open var parent: NSManagedObjectContext?
    /// Whether what other contexts save comes in.
    open var automaticallyMergesChangesFromParent = false
    /// Whose value counts.
    open var mergePolicy: Any = NSMergePolicy.error
    /// A name for logs.
    open var name: String?
    /// The objects made since the last save.
    public private(set) var insertedObjects: Set<NSManagedObject> = []

    private var objects: [NSManagedObject] = []

    /// Makes a context.
    public init(concurrencyType ct: ConcurrencyType) {}

    /// Whether anything was made or deleted since the last save.
    open var hasChanges: Bool { !insertedObjects.isEmpty }

    /// Keeps an object.
    open func insert(_ object: NSManagedObject) {
        objects.append(object)
        insertedObjects.insert(object)
    }

    /// Deletes an object.
    open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }

    /// The objects that a request asks for, of those made in this process.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let named = objects.filter {
            request.entityName == nil || $0.entity.name == request.entityName
        }
        let found = named.filter { request.predicate?.evaluate(with: $0) ?? true }
            .dropFirst(max(0, request.fetchOffset)).compactMap { $0 as? T }
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    /// How many objects a request asks for.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try fetch(request).count
    }

    /// Takes note of what was made.
    open func save() throws { insertedObjects = [] }

    /// Forgets what was made since the last save.
    open func rollback() {
        objects.removeAll(where: insertedObjects.contains)
        insertedObjects = []
    }

    /// Forgets all objects.
    open func reset() {
        objects = []
        insertedObjects = []
    }

    /// Reads an object again.
    ///
    /// No effect here: its values are in memory.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}

    /// Reads all objects again.
    ///
    /// No effect here: their values are in memory.
    open func refreshAllObjects() {}

    /// Calls `block` at once.
    open func perform(_ block: @escaping () -> Void) { block() }

    /// Calls `block` at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// Calls `block` at once.
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

/// Whose value counts when two contexts changed the same.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Saving fails.
    public static let error = NSMergePolicy()
    /// The context's.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// The store's.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

/// The context's value counts.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyObjectTrump

/// The store's value counts.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyStoreTrump
