public import Foundation
public import UniformTypeIdentifiers

/// The attributes of a searchable item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// The content type.
    public let contentType: UTType
    /// The display name.
    open var title: String?
    /// The display name.
    open var displayName: String?
    /// The description.
    open var contentDescription: String?
    /// Keywords.
    open var keywords: [String]?
    /// The thumbnail data.
    open var thumbnailData: Data?
    /// The thumbnail URL.
    open var thumbnailURL: URL?
    /// The content URL.
    open var contentURL: URL?
    /// Alternate names.
    open var alternateNames: [String]?
    /// The subject.
    open var subject: String?
    /// The identifier.
    open var identifier: String?
    /// The identifier of the related item.
    open var relatedUniqueIdentifier: String?
    /// The identifier of the domain.
    open var domainIdentifier: String?
    /// The path.
    open var path: String?
    /// The URL.
    open var url: URL?
    /// The text content.
    open var textContent: String?
    /// The authors.
    open var authorNames: [String]?
    /// The creation date.
    open var contentCreationDate: Date?
    /// The modification date.
    open var contentModificationDate: Date?
    /// The date at which it was added.
    open var addedDate: Date?
    /// The start date.
    open var startDate: Date?
    /// The end date.
    open var endDate: Date?
    /// The due date.
    open var dueDate: Date?
    /// The completion date.
    open var completionDate: Date?
    /// The latitude.
    open var latitude: NSNumber?
    /// The longitude.
    open var longitude: NSNumber?
    /// The named location.
    open var namedLocation: String?
    /// The city.
    open var city: String?
    /// The country.
    open var country: String?
    /// The rating.
    open var rating: NSNumber?
    /// The duration.
    open var duration: NSNumber?

    /// Creates attributes for a content type.
    public init(contentType: UTType) { self.contentType = contentType }

    /// Creates attributes for a content type.
    public convenience init(itemContentType type: String) {
        self.init(contentType: UTType(type) ?? .item)
    }

    private var customValues: [String: any NSSecureCoding] = [:]

    /// Sets a custom attribute.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        customValues[key.keyName] = value
    }

    /// Returns a custom attribute.
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        customValues[key.keyName]
    }
}
