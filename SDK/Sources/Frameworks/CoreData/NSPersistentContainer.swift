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
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context for the main thread.
    public let viewContext = NSManagedObjectContext(
        concurrencyType: .mainQueueConcurrencyType)

    /// Takes the model of a name, which PortholeBuild made source of; otherwise one without entities.
    public convenience init(name: String) {
        let model = NSManagedObjectModel.generated[name] ?? NSManagedObjectModel()
        self.init(name: name, managedObjectModel: model)
    }

    /// Takes a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Where stores lie: in the plugin's container.
    open class func defaultDirectoryURL() -> URL {
        PluginContainer.url.appending(path: "Library/Application Support")
    }

    /// Loads each store as an empty one.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        NSPersistentStore.warn(of: name)
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(
                with: description, completionHandler: block)
        }
    }

    /// Makes a context for another thread.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Calls `block` with a context for another thread.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }

    /// Calls `block` with a context for another thread.
    public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container whose store follows the user to other devices.
///
/// Differs from Apple: it stays on this one.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Posted when something was sent or received: never here.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")

    /// Prepares iCloud for the model: nothing is sent.
    open func initializeCloudKitSchema() throws {}
}

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

    /// Whether opening takes a while.
    open var shouldAddStoreAsynchronously = false
    /// How long to wait for another process, in seconds.
    open var timeout: TimeInterval = 240
    /// The part of the model that the store has.
    open var configuration: String?
    /// The options that were set.
    public private(set) var options: [String: NSObject] = [:]

    /// Sets how SQLite works.
    ///
    /// No effect here: the store is in memory.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

    /// Sets an option of the store.
    ///
    /// No effect here: the store is in memory.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The iCloud container a store follows the user through.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The container's name.
    public let containerIdentifier: String

    /// Names a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
