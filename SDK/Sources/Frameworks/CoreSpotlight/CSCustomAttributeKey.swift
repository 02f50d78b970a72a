public import Foundation

/// A name of an author's for something that is known of a thing.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes.

    /// The name.
    public let keyName: String
    /// Whether words are looked for in it.
    public let isSearchable: Bool
    /// Whether a search can ask for it.
    public let isSearchableByDefault: Bool
    /// Whether it is the same for many things.
    public let isUnique: Bool
    /// Whether it has several values.
    public let isMultiValued: Bool

    /// A name; nil where it is empty.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: true, unique: false,
            multiValued: false)
    }

    /// A name, and what is looked for in it; nil where it is empty.
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

/// Why things are to be given to the search again.
///
/// Nobody makes one here: no host has a search.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.
    override init() {}
}

/// Gives things to the search again where that lost them.
///
/// Never asked: no host has a search.
public protocol CSSearchableIndexDelegate: AnyObject {
    /// Gives everything again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
            @escaping () -> Void)
    /// Gives some things again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
