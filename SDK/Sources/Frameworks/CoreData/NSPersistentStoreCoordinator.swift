// The names and types are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The stores of a container, which are empty and in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked: the objects have a lock, the rest is set up by one thread.

    /// The entities.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores.
    public private(set) var persistentStores: [NSPersistentStore] = []
    /// A name for logs.
    open var name: String?

    let objects = StoredObjects()

    /// Makes stores of no entities.
    public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }

    /// Makes stores of a model's entities.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Opens a store, which is empty and in memory.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        NSPersistentStore.warn(of: storeURL?.lastPathComponent ?? storeType)
        let store = NSPersistentStore(type: storeType, url: storeURL)
        persistentStores.append(store)
        return store
    }

    /// Opens a store, which is empty and in memory.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        persistentStores.append(
            NSPersistentStore(type: storeDescription.type, url: storeDescription.url))
        block(storeDescription, nil)
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
    }

    /// The store of a file.
    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url == url }
    }

    /// Moves a store to another file: it stays in memory.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = storeURL
        return store
    }

    /// Does what a request asks for, with a context's objects.
    @discardableResult
    open func execute(
        _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
    ) throws -> Any { try context.execute(request) }

    /// The name of an object of a URL.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        objects.all.map(\.objectID).first { $0.uriRepresentation() == url }
    }

    /// Calls `block` at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// Calls `block` at once.
    open func perform(_ block: @escaping () -> Void) { block() }
}

/// One store.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The store's kind.
    public let type: String
    /// The store's file.
    open var url: URL?
    /// The store's name.
    open var identifier: String! = UUID().uuidString
    /// Whether nothing may be saved.
    open var isReadOnly = false
    /// What is known of the store.
    open var metadata: [String: Any]! = [:]

    init(type: String, url: URL?) {
        self.type = type
        self.url = url
    }

    static func warn(of name: String) {
        PluginLog.warnOnce(
            "Core Data's stores cannot be read on Linux: '\(name)' is empty and in memory.")
    }
}

/// What was saved, for all contexts of a store.
final class StoredObjects: @unchecked Sendable {
    // Unchecked: the list has a lock.
    private let lock = NSLock()
    private var objects: [NSManagedObject] = []

    var all: [NSManagedObject] { lock.withLock { objects } }

    func change(adding made: [NSManagedObject], removing deleted: Set<NSManagedObject>) {
        lock.withLock {
            objects.removeAll(where: deleted.contains)
            objects += made.filter { new in !objects.contains { $0 === new } }
        }
    }
}

/// A store in a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file of its own kind.
public let NSBinaryStoreType = "Binary"
/// The option that keeps a store's history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that tells other processes of changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option that brings older stores up to date.
public let NSMigratePersistentStoresAutomaticallyOption =
    "NSMigratePersistentStoresAutomaticallyOption"
/// The option that works out how to bring older stores up to date.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that opens a store without changing it.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that says how SQLite works.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option that says when a store's file can be read.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
