public import Foundation

/// The kind of a change.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// The object was inserted.
    case insert
    /// The object was updated.
    case update
    /// The object was deleted.
    case delete
}

/// The change of an object in a transaction.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The number.
    public let changeID: Int64
    /// The identifier of the object.
    public let changedObjectID: NSManagedObjectID
    /// The kind of change.
    public let changeType: NSPersistentHistoryChangeType
    /// The preserved values of a deleted object; only its identifier.
    public let tombstone: [AnyHashable: Any]? = nil
    /// The transaction.
    public private(set) weak var transaction: NSPersistentHistoryTransaction?
    /// The changed properties; always `nil`, because they are not recorded.
    public let updatedProperties: Set<NSPropertyDescription>? = nil

    init(
        _ type: NSPersistentHistoryChangeType, of object: NSManagedObjectID, number: Int64,
        in transaction: NSPersistentHistoryTransaction
    ) {
        changeType = type
        changeID = number
        self.transaction = transaction
        changedObjectID = object
    }
}
