public import Foundation
import RecordStore

/// The kind of result of a history request.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether the request succeeded.
    case statusOnly
    /// The identifiers of objects.
    case objectIDs
    /// The number of results.
    case count
    /// The transactions.
    case transactionsOnly
    /// The changes.
    case changesOnly
    /// The transactions with their changes.
    case transactionsAndChanges
}

/// A request that fetches or deletes history.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    /// The kind of result the request returns.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The token after which history is fetched.
    open private(set) var token: NSPersistentHistoryToken?
    /// Selects transactions by their values; `nil` selects all.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    /// The stores whose history is fetched or deleted; `nil` means all.
    open var affectedStores: [NSPersistentStore]?

    private let date: Date?
    private let deletes: Bool

    private init(_ token: NSPersistentHistoryToken?, _ date: Date? = nil, deletes: Bool) {
        self.token = token
        self.date = date
        self.deletes = deletes
    }

    private class func request(
        _ token: NSPersistentHistoryToken?, _ date: Date? = nil, deletes: Bool
    ) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(token, date, deletes: deletes)
    }

    /// Creates a request for history after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        request(nil, date, deletes: false)
    }
    /// Creates a request for history after a token; `nil` means all.
    open class func fetchHistory(
        after token: NSPersistentHistoryToken?
    ) -> NSPersistentHistoryChangeRequest {
        request(token, deletes: false)
    }
    /// Creates a request for history after a transaction.
    open class func fetchHistory(
        after transaction: NSPersistentHistoryTransaction?
    ) -> NSPersistentHistoryChangeRequest {
        request(transaction?.token, deletes: false)
    }
    /// Creates a request for the history that a fetch request matches.
    open class func fetchHistory(
        withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    ) -> NSPersistentHistoryChangeRequest {
        let request = request(nil, deletes: false)
        request.fetchRequest = fetchRequest
        return request
    }
    /// Creates a request that deletes the history before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        request(nil, date, deletes: true)
    }
    /// Creates a request that deletes the history before a token; `nil` means all.
    open class func deleteHistory(
        before token: NSPersistentHistoryToken?
    ) -> NSPersistentHistoryChangeRequest {
        request(token, deletes: true)
    }
    /// Creates a request that deletes the history before a transaction.
    open class func deleteHistory(
        before transaction: NSPersistentHistoryTransaction?
    ) -> NSPersistentHistoryChangeRequest {
        request(transaction?.token, deletes: true)
    }

    func execute(in stores: NSPersistentStoreCoordinator?) throws -> NSPersistentHistoryResult {
        guard let stores else {
            throw StoreFailure.noStore(
                "The context has no persistentStoreCoordinator: set one before history is requested."
            )
        }
        var found: [NSPersistentHistoryTransaction] = []
        for store in affectedStores ?? stores.persistentStores {
            do {
                let saves = try transactions(of: store, in: stores)
                if deletes, let last = saves.last {
                    try store.rows.records.forgetSaves(before: last.transactionNumber + 1)
                }
                found += saves
            } catch { throw StoreFailure.opening(store.url, error) }
        }
        return NSPersistentHistoryResult(deletes ? true : answer(found), resultType)
    }

    /// The transactions to fetch or delete; those without changed objects are never returned.
    private func transactions(
        of store: NSPersistentStore, in stores: NSPersistentStoreCoordinator
    ) throws -> [NSPersistentHistoryTransaction] {
        let number = token?.saves[store.identifier] ?? (token == nil ? nil : 0)
        let all = try store.rows.records.saves(after: deletes ? 0 : number ?? 0)
        return all.filter { save in
            guard deletes else { return date.map { save.date > $0 } ?? true }
            return date.map { save.date < $0 } ?? (save.number < number ?? .max)
        }
        .map { NSPersistentHistoryTransaction($0, of: store, in: stores) }
        .filter { deletes || fetchRequest?.predicate?.evaluate(with: $0) ?? true }
    }

    private func answer(_ found: [NSPersistentHistoryTransaction]) -> Any {
        let changes = found.flatMap { $0.changes ?? [] }
        switch resultType {
        case .statusOnly: return true
        case .count: return changes.count
        case .objectIDs: return changes.map(\.changedObjectID)
        case .changesOnly: return changes
        case .transactionsAndChanges: return found
        case .transactionsOnly:
            for transaction in found { transaction.changes = nil }
            return found
        }
    }
}

/// The result of a history request.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// The result, whose type depends on the result type of the request.
    public let result: Any?
    /// The kind of result the request returns.
    public let resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
        self.result = result
        resultType = type
    }
}
