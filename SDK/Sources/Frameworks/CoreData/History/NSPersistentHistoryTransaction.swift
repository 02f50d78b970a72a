public import Foundation
import RecordStore

/// A save of a store.
///
/// Differs from Apple: it has the objects that none changed after it, and neither bundle nor
/// process.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// When it was saved.
    public let timestamp: Date
    /// What was made, changed and deleted; nil where the request asks for none.
    public internal(set) var changes: [NSPersistentHistoryChange]?
    /// Its number.
    public let transactionNumber: Int64
    /// The store's name.
    public let storeID: String
    /// The bundle that saved: it is not kept.
    public let bundleID = ""
    /// The process that saved: it is not kept.
    public let processID = ""
    /// The context that saved: it is not kept.
    public let contextName: String? = nil
    /// Who saved.
    public let author: String?
    /// Its point in the history.
    public let token: NSPersistentHistoryToken

    init(_ save: RecordSave, of store: NSPersistentStore, in stores: NSPersistentStoreCoordinator) {
        timestamp = save.date
        transactionNumber = save.number
        storeID = store.identifier
        author = save.author
        token = NSPersistentHistoryToken([store.identifier: save.number])
        super.init()
        var changes: [NSPersistentHistoryChange] = []
        let kinds: [(NSPersistentHistoryChangeType, [Record.Name])] = [
            (.insert, save.made), (.update, save.changed), (.delete, save.removed),
        ]
        for (kind, names) in kinds {
            for name in names where name.entity != StoreNotes.entity {
                let id = NSManagedObjectID(
                    entity: stores.entity(named: name.entity), name: name, store: store)
                changes.append(
                    NSPersistentHistoryChange(
                        kind, of: id, number: Int64(changes.count + 1), in: self))
            }
        }
        self.changes = changes
    }

    /// What saves are described by; nil: a request for them has a predicate and no entity.
    open class var entityDescription: NSEntityDescription? { nil }

    /// A request for saves, whose predicate can ask for `author`, `timestamp` and
    /// `transactionNumber`.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest() }

    /// The save as the notification of it, for `mergeChanges(fromContextDidSave:)`.
    open func objectIDNotification() -> Notification {
        let keys: [NSPersistentHistoryChangeType: String] = [
            .insert: NSInsertedObjectsKey, .update: NSUpdatedObjectsKey,
            .delete: NSDeletedObjectsKey,
        ]
        let named = Dictionary(grouping: changes ?? []) { keys[$0.changeType] ?? "" }
        return Notification(
            name: .NSManagedObjectContextDidSave,
            userInfo: named.mapValues { Set($0.map(\.changedObjectID)) })
    }
}
