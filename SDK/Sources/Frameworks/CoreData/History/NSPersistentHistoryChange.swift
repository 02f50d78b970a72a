public import Foundation

/// What a save did to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// It was made.
    case insert
    /// It was changed.
    case update
    /// It was deleted.
    case delete
}

/// One object's part in a save.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// Its number.
    public let changeID: Int64
    /// The object's name.
    public let changedObjectID: NSManagedObjectID
    /// What was done.
    public let changeType: NSPersistentHistoryChangeType
    /// What is left of a deleted object: its name alone.
    public let tombstone: [AnyHashable: Any]? = nil
    /// The save.
    public private(set) weak var transaction: NSPersistentHistoryTransaction?
    /// What was changed: it is not kept.
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
