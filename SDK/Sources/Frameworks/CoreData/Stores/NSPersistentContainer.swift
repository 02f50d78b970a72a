public import Foundation

/// A model, its stores and a context for the main thread.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The model's name.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores to load.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
    /// The stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context for the main thread.
    public let viewContext = NSManagedObjectContext(
        concurrencyType: .mainQueueConcurrencyType)

    /// Takes the model of a name, which PortholeBuild made source of; otherwise one without
    /// entities.
    public convenience init(name: String) {
        let model = NSManagedObjectModel.generated[name] ?? NSManagedObjectModel()
        self.init(name: name, managedObjectModel: model)
    }

    /// Takes a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        super.init()
        let file = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Where stores lie that no other place was given: in the plugin's container.
    open class func defaultDirectoryURL() -> URL {
        PluginContainer.url.appending(path: "Library/Application Support")
    }

    /// Opens each store, whose file is made where it is missing; `block` is called for each before
    /// this returns.
    ///
    /// The error is for a file that is damaged or another program's; the log has the reason, too.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
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
