// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A searchable item.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// The identifier.
    open var uniqueIdentifier: String
    /// The group it belongs to.
    open var domainIdentifier: String?
    /// The date after which it is no longer found.
    open var expirationDate: Date?
    /// The attributes.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Creates an item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The search index of the device.
///
/// Differs from Apple: there is no search; items are not stored.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.
    private static let instance = CSSearchableIndex()

    /// The delegate, which is never called.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    override init() {}

    /// Creates an index with a name; it stores nothing.
    public convenience init(name: String) { self.init() }

    /// Creates an index with a name and file protection; it stores nothing.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init() }

    /// The shared instance.
    open class func `default`() -> CSSearchableIndex { instance }

    /// Whether indexing is available; always `false`.
    open class func isIndexingAvailable() -> Bool { false }

    /// Adds items; they are not stored.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// Adds items; they are not stored.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

    /// Removes items; there are none.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// Removes items of domains; there are none.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// Removes all items; there are none.
    open func deleteAllSearchableItems(
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

/// The type of an activity that shows something found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key for the identifier of a found item.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
