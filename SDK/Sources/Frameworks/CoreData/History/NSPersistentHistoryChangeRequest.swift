public import Foundation
import RecordStore

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
    /// The kind of result the request returns.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The point after which it is asked for.
    open private(set) var token: NSPersistentHistoryToken?
    /// Which saves; nil: all.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    /// The stores to ask; nil: all.
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

    /// Asks for saves after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        request(nil, date, deletes: false)
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
        request(nil, date, deletes: true)
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

    func execute(in stores: NSPersistentStoreCoordinator?) throws -> NSPersistentHistoryResult {
        guard let stores else { throw StoreFailure.noStore("The context has no stores.") }
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

    /// The saves that are asked for or forgotten; the ones that changed no object are nobody's.
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

/// What a store answers about its history.
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
