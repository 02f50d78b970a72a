public import Foundation
import RecordStore

extension NSPersistentStoreCoordinator {
    /// Opens a store, and creates a missing file.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Moves a store's objects to another file, and closes the store; the old file stays.
    ///
    /// Objects keep their identifiers; their URLs name the new store.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        let new = try addPersistentStore(
            ofType: storeType, configurationName: nil, at: storeURL, options: options)
        _ = try store.rows.readNews()
        let records = store.rows.names(of: nil).filter { $0.entity != StoreNotes.entity }
            .compactMap { name in
                store.rows.row(name).map { Record(name: name, contents: $0.contents) }
            }
        _ = try new.rows.save { RecordChanges(kept: records) }
        try remove(store)
        return new
    }

    /// Moves a store's objects to another file, and closes the store; the old file stays.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }

    /// Deletes all objects of a store's file, open or not, and closes it.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Deletes all objects of a store's file, open or not, and closes it.
    ///
    /// The empty file remains, as on Apple's platforms.
    public func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        let open = persistentStore(for: url)
        guard open != nil || FileManager.default.fileExists(atPath: url.path) else { return }
        do {
            let rows = try open?.rows ?? StoredRows(RecordStore(at: url))
            _ = try rows.readNews()
            _ = try rows.save { RecordChanges(removed: Set(rows.names(of: nil))) }
        } catch { throw StoreFailure.opening(url, error) }
        if let open { try remove(open) }
    }

    /// Returns the metadata of an open store.
    public func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets the metadata of an open store, written with the next save.
    public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata
    }

    /// Returns the metadata of a store, which need not be open.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        do {
            return try NSPersistentStore(
                type: storeType, url: url, configuration: nil, isReadOnly: true, options: options
            ).metadata
        } catch {
            throw error is CocoaError ? error : StoreFailure.opening(url, error)
        }
    }

    /// Sets the location of an open store without moving its file.
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
