// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
public import Foundation

extension NSPersistentStore {
    /// How a store is kept.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name, as the constants have it.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// In a SQLite file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// In memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// In a file of its own kind.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }
}

extension NSPersistentStoreCoordinator {
    /// Opens a store, which is empty and in memory.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Moves a store to another file: it stays in memory.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }

    /// Takes a store's objects away.
    ///
    /// Here they are all objects of the coordinator once the store is one of its own.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Takes a store's objects away.
    ///
    /// Here they are all objects of the coordinator once the store is one of its own.
    public func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        guard persistentStore(for: url) != nil else { return }
        objects.change(adding: [], removing: Set(objects.all))
    }

    /// What is known of an open store.
    public func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Keeps what is known of an open store.
    public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata
    }

    /// Moves an open store to another file: it stays in memory.
    @discardableResult
    public func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    /// The file of an open store.
    public func url(for store: NSPersistentStore) -> URL {
        store.url ?? URL(fileURLWithPath: "/dev/null")
    }
}
