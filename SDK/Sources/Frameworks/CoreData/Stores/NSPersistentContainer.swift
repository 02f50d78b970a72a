public import Foundation

/// A model with its stores and a context of the main thread.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The name of the model.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The descriptions of the stores to load.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
    /// The coordinator of the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main thread.
    public let viewContext = NSManagedObjectContext(
        concurrencyType: .mainQueueConcurrencyType)

    /// Creates a container for the model with a name; for an empty one if PortholeBuild compiled
    /// none.
    public convenience init(name: String) {
        let model = NSManagedObjectModel.generated[name] ?? NSManagedObjectModel()
        self.init(name: name, managedObjectModel: model)
    }

    /// Creates a container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        super.init()
        let file = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Returns the default folder of stores, in the plugin's container.
    open class func defaultDirectoryURL() -> URL {
        PluginContainer.url.appending(path: "Library/Application Support")
    }

    /// Opens each store, and creates missing files; calls `block` for each before this returns.
    ///
    /// `block` gets an error if the file is damaged or another program's; the log has the reason,
    /// too.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(
                with: description, completionHandler: block)
        }
    }

    /// Creates a context for background work.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Calls `block` with a context for background work.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }

    /// Calls `block` with a context for background work.
    public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
}
