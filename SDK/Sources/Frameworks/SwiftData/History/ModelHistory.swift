public import Foundation

/// A point in the history of a store, which can be written down.
public struct DefaultHistoryToken: Comparable, Codable, Hashable, Sendable {
    let number: Int64

    /// Whether one point comes before another.
    public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

/// A save of a store.
public protocol HistoryTransaction {
    /// The type of its point in the history.
    associatedtype TokenType: Comparable, Codable
    /// The type of its number.
    associatedtype TransactionIdentifier: Comparable
    /// Who saved, where a context says so.
    var author: String? { get }
    /// What was made, changed and deleted.
    var changes: [HistoryChange] { get }
    /// When it was saved.
    var timestamp: Date { get }
    /// Its point in the history.
    var token: TokenType { get }
    /// Its number.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A save of a store, as a context's history has it.
///
/// Differs from Apple: an object that was changed again is only in the last save that did, and a
/// change does not say which properties it was.
public struct DefaultHistoryTransaction: HistoryTransaction, Identifiable, Sendable {
    /// Who saved, where a context says so.
    public let author: String?
    /// What was made, changed and deleted.
    public let changes: [HistoryChange]
    /// When it was saved.
    public let timestamp: Date
    /// Its point in the history.
    public let token: DefaultHistoryToken
    /// Its number.
    public let transactionIdentifier: Int64
    /// The store's name.
    public let storeIdentifier: String
    /// The bundle that saved: the plugin's.
    public let bundleIdentifier: String
    /// The process that saved; it is not known, and empty.
    public let processIdentifier: String
    /// Its number.
    public var id: Int64 { transactionIdentifier }
}

/// One object's part in a save.
public enum HistoryChange: Sendable {
    /// It was made.
    case insert(any HistoryInsert)
    /// It was changed.
    case update(any HistoryUpdate)
    /// It was deleted.
    case delete(any HistoryDelete)

    /// The object's name.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// An object that was made.
public protocol HistoryInsert<Model>: Sendable {
    /// The class of the objects.
    associatedtype Model: PersistentModel
    /// The object's name.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// An object that was changed.
public protocol HistoryUpdate<Model>: Sendable {
    /// The class of the objects.
    associatedtype Model: PersistentModel
    /// The object's name.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// What was changed.
    var updatedAttributes: [PartialKeyPath<Model> & Sendable] { get }
}

/// An object that was deleted.
public protocol HistoryDelete<Model>: Sendable {
    /// The class of the objects.
    associatedtype Model: PersistentModel
    /// The object's name.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// An object that was made, as a context's history has it.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    /// The object's name.
    public let changedPersistentIdentifier: PersistentIdentifier
}

/// An object that was changed, as a context's history has it.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    /// The object's name.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// What was changed; it is not known, and empty.
    public let updatedAttributes: [PartialKeyPath<Model> & Sendable]
}

/// An object that was deleted, as a context's history has it.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    /// The object's name.
    public let changedPersistentIdentifier: PersistentIdentifier
}

/// Asks a context for its history.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
    /// Which saves; nil: all.
    public var predicate: Predicate<Transaction>?
    /// The sort order.
    public var sortBy: [SortDescriptor<Transaction>] = []
    /// How many at most; 0: all.
    public var fetchLimit: UInt64 = 0

    /// Asks for saves.
    public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }

    /// Asks for saves.
    public init(
        predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>]
    ) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
