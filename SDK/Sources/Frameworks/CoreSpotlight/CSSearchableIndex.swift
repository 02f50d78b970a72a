// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Something that can be searched for.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// The identifier.
    open var uniqueIdentifier: String
    /// The group it belongs to.
    open var domainIdentifier: String?
    /// Until when it can be found.
    open var expirationDate: Date?
    /// What is known of it.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Names something.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// Everything that can be searched for.
///
/// Differs from Apple: nothing searches in it; what is given to it is forgotten.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.
    private static let instance = CSSearchableIndex()

    /// Whom the search asks for things that it lost; nobody is asked.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    override init() {}

    /// One of a name, which forgets, too.
    public convenience init(name: String) { self.init() }

    /// One of a name, whose things are protected.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init() }

    /// The shared instance.
    open class func `default`() -> CSSearchableIndex { instance }

    /// Whether anything searches in it: nothing does.
    open class func isIndexingAvailable() -> Bool { false }

    /// Adds things: they are forgotten.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// Adds things: they are forgotten.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}

    /// Takes things out: there are none.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// Takes groups out: there are none.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// Takes everything out: there is nothing.
    open func deleteAllSearchableItems(
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

/// The type of an activity that shows something found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the name of something found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
