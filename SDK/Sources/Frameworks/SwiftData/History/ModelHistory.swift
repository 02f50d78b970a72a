public import Foundation

/// A point in the history of a store, which can be encoded.
public struct DefaultHistoryToken: Comparable, Codable, Hashable, Sendable {
    let number: Int64

    /// Compares the order of two tokens.
    public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

/// A save of a store.
public protocol HistoryTransaction {
    /// The type of its token.
    associatedtype TokenType: Comparable, Codable
    /// The type of its number.
    associatedtype TransactionIdentifier: Comparable
    /// The author, if the context has one.
    var author: String? { get }
    /// The changes of objects.
    var changes: [HistoryChange] { get }
    /// The time of the save.
    var timestamp: Date { get }
    /// The token of the transaction.
    var token: TokenType { get }
    /// The number of the save.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A transaction in a context's history.
///
/// Differs from Apple: an object that was changed repeatedly appears only in the last of these
/// saves, and a change does not contain the changed properties.
public struct DefaultHistoryTransaction: HistoryTransaction, Identifiable, Sendable {
    /// The author, if the context has one.
    public let author: String?
    /// The changes of objects.
    public let changes: [HistoryChange]
    /// The time of the save.
    public let timestamp: Date
    /// The token of the transaction.
    public let token: DefaultHistoryToken
    /// The number of the save.
    public let transactionIdentifier: Int64
    /// The identifier of the store.
    public let storeIdentifier: String
    /// The identifier of the plugin's bundle.
    public let bundleIdentifier: String
    /// The process identifier; always empty, because it is not recorded.
    public let processIdentifier: String
    /// The number of the save.
    public var id: Int64 { transactionIdentifier }
}

/// The change of an object in a transaction.
public enum HistoryChange: Sendable {
    /// The object was inserted.
    case insert(any HistoryInsert)
    /// The object was updated.
    case update(any HistoryUpdate)
    /// The object was deleted.
    case delete(any HistoryDelete)

    /// The identifier of the changed object.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// An object that was inserted.
public protocol HistoryInsert<Model>: Sendable {
    /// The class of the objects.
    associatedtype Model: PersistentModel
    /// The identifier of the changed object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// An object that was updated.
public protocol HistoryUpdate<Model>: Sendable {
    /// The class of the objects.
    associatedtype Model: PersistentModel
    /// The identifier of the changed object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The changed attributes.
    var updatedAttributes: [PartialKeyPath<Model> & Sendable] { get }
}

/// An object that was deleted.
public protocol HistoryDelete<Model>: Sendable {
    /// The class of the objects.
    associatedtype Model: PersistentModel
    /// The identifier of the changed object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// The insertion of an object in a context's history.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    /// The identifier of the changed object.
    public let changedPersistentIdentifier: PersistentIdentifier
}

/// The update of an object in a context's history.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    /// The identifier of the changed object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The changed attributes; always empty, because they are not recorded.
    public let updatedAttributes: [PartialKeyPath<Model> & Sendable]
}

/// The deletion of an object in a context's history.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    /// The identifier of the changed object.
    public let changedPersistentIdentifier: PersistentIdentifier
}

/// A request for history.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
    /// Selects transactions; `nil` selects all.
    public var predicate: Predicate<Transaction>?
    /// The sort order.
    public var sortBy: [SortDescriptor<Transaction>] = []
    /// The maximum number of results; 0 means all.
    public var fetchLimit: UInt64 = 0

    /// Creates a descriptor.
    public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }

    /// Creates a descriptor.
    public init(
        predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>]
    ) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
