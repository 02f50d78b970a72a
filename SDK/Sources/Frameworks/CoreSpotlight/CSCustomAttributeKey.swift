public import Foundation

/// A custom attribute key.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The name.
    public let keyName: String
    /// Whether the attribute is searchable.
    public let isSearchable: Bool
    /// Whether a search can ask for it.
    public let isSearchableByDefault: Bool
    /// Whether values are shared by many items.
    public let isUnique: Bool
    /// Whether it has several values.
    public let isMultiValued: Bool

    /// Creates a key; `nil` if the name is empty.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: true, unique: false,
            multiValued: false)
    }

    /// Creates a key; `nil` if the name is empty.
    public init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool,
        multiValued: Bool
    ) {
        guard !keyName.isEmpty else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }
}

/// The description of an index that must be rebuilt.
///
/// Nobody makes one here: no host has a search.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.
    override init() {}
}

/// Indexes items again after the index was lost.
///
/// Differs from Apple: it is never called, because hosts have no search.
public protocol CSSearchableIndexDelegate: AnyObject {
    /// Indexes all items again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void)
    /// Indexes some items again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
