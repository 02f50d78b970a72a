// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A model, a store and a context for the main thread.
///
/// Differs from Apple: the store is empty and in memory, whatever lies in its file, and the log says so once. It
/// loads without an error, because Xcode's template ends the process on one.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The model's name.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores to load.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    /// The stores.
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
    /// The context for the main thread.
    public let viewContext = NSManagedObjectContext(
        concurrencyType: .mainQueueConcurrencyType)

    /// Finds the model of a name in the bundle.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel())
    }

    /// Takes a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
    }

    /// Where stores lie: in the plugin's container.
    open class func defaultDirectoryURL() -> URL {
        PluginContainer.url.appending(path: "Library/Application Support")
    }

    /// Loads each store as an empty one.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        PluginLog.warnOnce(
            "Core Data's stores cannot be read on Linux: '\(name)' is empty and in memory.")
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// Makes a context for another thread.
    open func newBackgroundContext() -> NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }

    /// Calls `block` with a context for another thread.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}

/// A container whose store follows the user to other devices.
///
/// Differs from Apple: it stays on this one.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Where a store lies and how it is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The store's file.
    open var url: URL?
    /// The store's kind.
    open var type = NSSQLiteStoreType
    /// Whether nothing may be saved.
    open var isReadOnly = false
    /// Whether an older store is brought up to date.
    open var shouldMigrateStoreAutomatically = true
    /// Whether how to do so is worked out.
    open var shouldInferMappingModelAutomatically = true
    /// The iCloud container it follows the user through.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// Describes a store in a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Sets an option of the store.
    ///
    /// No effect here: the store is in memory.
    open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The iCloud container a store follows the user through.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The container's name.
    public let containerIdentifier: String

    /// Names a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The stores of a container.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.
}

/// A store in a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option that keeps a store's history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that tells other processes of changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
