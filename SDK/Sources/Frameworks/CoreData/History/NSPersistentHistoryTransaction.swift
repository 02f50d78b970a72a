public import Foundation
import RecordStore

/// A save of a store.
///
/// Differs from Apple: it has the objects that none changed after it, and neither bundle nor
/// process.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The time of the save.
    public let timestamp: Date
    /// The changes; `nil` if the request does not include them.
    public internal(set) var changes: [NSPersistentHistoryChange]?
    /// The number.
    public let transactionNumber: Int64
    /// The identifier of the store.
    public let storeID: String
    /// The bundle identifier; always empty, because it is not recorded.
    public let bundleID = ""
    /// The process identifier; always empty, because it is not recorded.
    public let processID = ""
    /// The name of the context; always `nil`, because it is not recorded.
    public let contextName: String? = nil
    /// The author.
    public let author: String?
    /// The token of the transaction.
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

    /// The entity of transactions; always `nil`, because requests for them have a predicate only.
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
