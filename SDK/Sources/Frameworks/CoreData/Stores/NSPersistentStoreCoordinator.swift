// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import RecordStore

/// The stores of a container and the state shared by its contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Unchecked but sound: mutable state is accessed under the lock.

    private struct Member {
        weak var context: NSManagedObjectContext?
    }

    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// A name for debugging.
    open var name: String?

    private let lock = NSRecursiveLock()
    private var stores: [NSPersistentStore] = []
    private var members: [Member] = []
    private var entities: [String: NSEntityDescription] = [:]
    private var changes = 0

    /// Creates a coordinator with an empty model.
    public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }

    /// Creates a coordinator with a model.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    // MARK: Stores

    /// The stores.
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    /// Opens a store, and creates a missing file.
    ///
    /// Throws and logs an error if the file is damaged or belongs to another program.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? NSNumber
        do {
            let store = try NSPersistentStore(
                type: storeType, url: storeURL, configuration: configuration,
                isReadOnly: isReadOnly?.boolValue ?? false, options: options)
            store.persistentStoreCoordinator = self
            lock.withLock {
                stores.append(store)
                changes += 1
            }
            return store
        } catch {
            PluginLog.fail("Core Data's store cannot be opened: \(error)")
            throw error is CocoaError ? error : StoreFailure.opening(storeURL, error)
        }
    }

    /// Opens a store, and creates a missing file.
    ///
    /// `block` is called before this returns; with an error if the file is damaged or belongs to
    /// another program.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type,
                configurationName: storeDescription.configuration, at: storeDescription.url,
                options: storeDescription.options)
            block(storeDescription, nil)
        } catch { block(storeDescription, error) }
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock {
            stores.removeAll { $0 === store }
            changes += 1
        }
    }

    /// Returns the store of a file.
    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
    }

    // MARK: Objects

    /// Returns the entity with a name; without properties if no model describes it.
    func entity(named name: String) -> NSEntityDescription {
        lock.withLock {
            if let entity = entities[name] { return entity }
            let models = [managedObjectModel] + NSManagedObjectModel.generated.values
            let described = models.lazy.compactMap { $0.entitiesByName[name] }.first
            let entity = described ?? .undescribed(name)
            entities[name] = entity
            return entity
        }
    }

    /// Returns the names of all saved objects of entities; `nil` means all entities.
    func names(of entities: Set<String>?) -> [Record.Name] {
        let names = persistentStores.flatMap { $0.rows.names(of: entities) }
        return entities == nil ? names.filter { $0.entity != StoreNotes.entity } : names
    }

    /// Returns an object's saved values and their version, or `nil`.
    func values(of name: Record.Name) -> (values: ObjectValues, version: Int64)? {
        for store in persistentStores {
            guard let row = store.rows.row(name) else { continue }
            do {
                let entity = entity(named: name.entity)
                return (try ObjectContents.values(of: row.contents, entity), row.version)
            } catch {
                PluginLog.warnOnce(
                    "A '\(name.entity)' cannot be read from a store of Core Data: \(error)")
            }
        }
        return nil
    }

    /// Returns the version of an object's saved values, or `nil`.
    func version(of name: Record.Name) -> Int64? {
        persistentStores.lazy.compactMap { $0.rows.row(name)?.version }.first
    }

    /// Returns the identifier of a saved object; `nil` if it was never saved.
    func objectID(of name: Record.Name) -> NSManagedObjectID? {
        persistentStores.first { $0.rows.row(name) != nil }.map {
            NSManagedObjectID(entity: entity(named: name.entity), name: name, store: $0)
        }
    }

    /// Returns the store of an object; `nil` if no store is writable.
    func store(for id: NSManagedObjectID) -> NSPersistentStore? {
        id.persistentStore ?? persistentStores.first { !$0.isReadOnly }
    }

    /// Returns the identifier for a URL; `nil` if no store here has such identifiers.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard let parts = NSManagedObjectID.parts(of: url) else { return nil }
        let store = persistentStores.first {
            $0.identifier.caseInsensitiveCompare(parts.store) == .orderedSame
        }
        return store.map {
            NSManagedObjectID(
                entity: entity(named: parts.name.entity), name: parts.name, store: $0)
        }
    }

    // MARK: Contexts

    /// A number that rises with each save that is known here.
    var state: Int { lock.withLock { changes } }

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            members.removeAll { $0.context == nil || $0.context === context }
            members.append(Member(context: context))
        }
    }

    /// Reads what other processes saved, and posts notifications about it.
    func readNews() throws {
        for store in persistentStores {
            let isNew: Bool
            do {
                isNew = try store.rows.readNews()
            } catch { throw StoreFailure.opening(store.url, error) }
            guard isNew else { continue }
            lock.withLock { changes += 1 }
            store.postRemoteChange()
        }
    }

    /// Saves the changes of a context.
    func save(_ context: NSManagedObjectContext) throws {
        try ContextSave(context, to: self).run()
        lock.withLock { changes += 1 }
    }

    /// Merges the changes that a context saved into those that merge automatically.
    func mergeIntoContexts(except saved: NSManagedObjectContext) {
        let contexts = lock.withLock { members.compactMap(\.context) }
        for context in contexts
        where context !== saved && context.automaticallyMergesChangesFromParent {
            context.takeNewsIfIdle()
        }
    }

    /// Executes a request with the objects of a context.
    @discardableResult
    open func execute(
        _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
    ) throws -> Any { try context.execute(request) }

    /// Calls `block` at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// Calls `block` at once.
    open func perform(_ block: @escaping () -> Void) { block() }
}

extension NSEntityDescription {
    /// Returns an entity that no model describes; its objects use the class of that name, if there
    /// is one.
    static func undescribed(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        return entity
    }
}

extension NSPersistentStore {
    /// Posts that the store was saved, if that was requested.
    func postRemoteChange() {
        let wanted = options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber
        guard wanted?.boolValue == true, let stores = persistentStoreCoordinator else { return }
        var facts: [AnyHashable: Any] = [NSStoreUUIDKey: identifier ?? ""]
        facts[NSPersistentStoreURLKey] = url
        facts[NSPersistentHistoryTokenKey] = stores.currentPersistentHistoryToken(fromStores: [self]
        )
        NotificationCenter.default.post(
            name: .NSPersistentStoreRemoteChange, object: stores, userInfo: facts)
    }
}
