public import Foundation
public import UniformTypeIdentifiers

/// What is known of something that can be searched for.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// What kind of thing it is.
    public let contentType: UTType
    /// The display name.
    open var title: String?
    /// What it is called where it is shown.
    open var displayName: String?
    /// What it is.
    open var contentDescription: String?
    /// Words to find it by.
    open var keywords: [String]?
    /// A small picture.
    open var thumbnailData: Data?
    /// Where a small picture lies.
    open var thumbnailURL: URL?
    /// Where it is.
    open var contentURL: URL?
    /// Other names.
    open var alternateNames: [String]?
    /// Its subject.
    open var subject: String?
    /// What identifies it.
    open var identifier: String?
    /// What identifies the thing it belongs to.
    open var relatedUniqueIdentifier: String?
    /// What identifies its group.
    open var domainIdentifier: String?
    /// Where it lies.
    open var path: String?
    /// Where it leads.
    open var url: URL?
    /// Its text.
    open var textContent: String?
    /// Who made it.
    open var authorNames: [String]?
    /// When it was made.
    open var contentCreationDate: Date?
    /// When it was changed.
    open var contentModificationDate: Date?
    /// When it was added.
    open var addedDate: Date?
    /// When it begins.
    open var startDate: Date?
    /// When it ends.
    open var endDate: Date?
    /// When it is due.
    open var dueDate: Date?
    /// When it was done.
    open var completionDate: Date?
    /// Where it is.
    open var latitude: NSNumber?
    /// Where it is.
    open var longitude: NSNumber?
    /// Where it is.
    open var namedLocation: String?
    /// The city it is in.
    open var city: String?
    /// The country it is in.
    open var country: String?
    /// How good it is.
    open var rating: NSNumber?
    /// How long it takes.
    open var duration: NSNumber?

    /// Describes a thing of a kind.
    public init(contentType: UTType) { self.contentType = contentType }

    /// Describes a thing of a kind.
    public convenience init(itemContentType type: String) {
        self.init(contentType: UTType(type) ?? .item)
    }

    private var customValues: [String: any NSSecureCoding] = [:]

    /// Says something by a name of an author's.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        customValues[key.keyName] = value
    }

    /// What was said by a name of an author's.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        customValues[key.keyName]
    }
}
