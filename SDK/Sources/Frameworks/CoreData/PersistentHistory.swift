// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A point in the history of a store.
open class NSPersistentHistoryToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Unchecked: it holds nothing.

    override init() {}

    /// Reads a point that was written down: all are alike, because there is no history.
    public required init?(coder: NSCoder) {}

    /// True: it can be written down.
    public static var supportsSecureCoding: Bool { true }

    /// Writes nothing: all points are alike.
    open func encode(with coder: NSCoder) {}

    /// The point itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A save of a store.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// When it was saved.
    public let timestamp = Date()
    /// What was made, changed and deleted.
    public let changes: [NSPersistentHistoryChange]? = []
    /// Its number.
    public let transactionNumber: Int64 = 0
    /// The store's name.
    public let storeID = ""
    /// The bundle that saved.
    public let bundleID = ""
    /// The process that saved.
    public let processID = ""
    /// The context that saved.
    public let contextName: String? = nil
    /// Who saved.
    public let author: String? = nil
    /// Its point in the history.
    public let token = NSPersistentHistoryToken()

    override init() {}

    /// What saves are described by; nil: there are none.
    open class var entityDescription: NSEntityDescription? { nil }

    /// A request for saves; nil: there are none.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }

    /// The save, as the notification of it.
    open func objectIDNotification() -> Notification {
        Notification(name: .NSManagedObjectContextDidSave)
    }
}

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
    public let changeID: Int64 = 0
    /// The object's name.
    public let changedObjectID: NSManagedObjectID
    /// What was done.
    public let changeType: NSPersistentHistoryChangeType
    /// What is left of a deleted object.
    public let tombstone: [AnyHashable: Any]? = nil
    /// The save.
    open var transaction: NSPersistentHistoryTransaction? { nil }
    /// What was changed.
    public let updatedProperties: Set<NSPropertyDescription>? = nil

    init(_ type: NSPersistentHistoryChangeType, of object: NSManagedObjectID) {
        changeType = type
        changedObjectID = object
    }
}

/// What a request for history answers with.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether it worked.
    case statusOnly
    /// The names of objects.
    case objectIDs
    /// How many there are.
    case count
    /// The saves.
    case transactionsOnly
    /// The changes.
    case changesOnly
    /// Both.
    case transactionsAndChanges
}

/// Asks a context for the history of its stores, or deletes it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    /// What the answer is.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The point after which it is asked for.
    open private(set) var token: NSPersistentHistoryToken?
    /// Which saves; nil: all.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    /// The stores to ask; nil: all.
    open var affectedStores: [NSPersistentStore]?

    let deletes: Bool

    init(_ token: NSPersistentHistoryToken?, deletes: Bool) {
        self.token = token
        self.deletes = deletes
    }

    private class func request(
        _ token: NSPersistentHistoryToken?, deletes: Bool
    ) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(token, deletes: deletes)
    }

    /// Asks for saves after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        request(nil, deletes: false)
    }
    /// Asks for saves after a point; all for nil.
    open class func fetchHistory(
        after token: NSPersistentHistoryToken?
    ) -> NSPersistentHistoryChangeRequest {
        request(token, deletes: false)
    }
    /// Asks for saves after another.
    open class func fetchHistory(
        after transaction: NSPersistentHistoryTransaction?
    ) -> NSPersistentHistoryChangeRequest {
        request(transaction?.token, deletes: false)
    }
    /// Asks for saves that a request finds.
    open class func fetchHistory(
        withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    ) -> NSPersistentHistoryChangeRequest {
        let request = request(nil, deletes: false)
        request.fetchRequest = fetchRequest
        return request
    }
    /// Forgets saves before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        request(nil, deletes: true)
    }
    /// Forgets saves before a point.
    open class func deleteHistory(
        before token: NSPersistentHistoryToken?
    ) -> NSPersistentHistoryChangeRequest {
        request(token, deletes: true)
    }
    /// Forgets saves before another.
    open class func deleteHistory(
        before transaction: NSPersistentHistoryTransaction?
    ) -> NSPersistentHistoryChangeRequest {
        request(transaction?.token, deletes: true)
    }

    /// No history: it is not kept.
    var answer: NSPersistentHistoryResult {
        let result: Any =
            switch resultType {
            case .statusOnly: true
            case .count: 0
            case .objectIDs: [NSManagedObjectID]()
            case .changesOnly: [NSPersistentHistoryChange]()
            case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
            }
        return NSPersistentHistoryResult(deletes ? true : result, resultType)
    }
}

/// What a store answers about its history.
///
/// Differs from Apple: no history is kept, so that there is none.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// What the request's type asks for.
    public let result: Any?
    /// What the answer is.
    public let resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
        self.result = result
        resultType = type
    }
}

extension NSPersistentStoreCoordinator {
    /// The newest point in the history of stores; nil: none is kept.
    public func currentPersistentHistoryToken(
        fromStores stores: [Any]?
    ) -> NSPersistentHistoryToken? { nil }
}

/// The key of a point in a store's history, in notifications.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's name, in notifications.
public let NSStoreUUIDKey = "storeUUID"
/// The key of a store's file, in notifications.
public let NSPersistentStoreURLKey = "storeURL"
