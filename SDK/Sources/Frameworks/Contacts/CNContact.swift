// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A person or a company, as an author makes it; the user's are not known here.
open class CNContact: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, only CNMutableContact changes it.

    /// The unique identifier.
    public let identifier = UUID().uuidString
    /// The given name.
    open fileprivate(set) var givenName = ""
    /// The family name.
    open fileprivate(set) var familyName = ""
    /// The nickname.
    open fileprivate(set) var nickname = ""
    /// The organization.
    open fileprivate(set) var organizationName = ""
    /// The birthday.
    open fileprivate(set) var birthday: DateComponents?
    /// The image data.
    open fileprivate(set) var imageData: Data?
    /// The thumbnail data.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is an image.
    open var imageDataAvailable: Bool { imageData != nil }
    /// The middle name.
    open fileprivate(set) var middleName = ""
    /// The job title.
    open fileprivate(set) var jobTitle = ""
    /// The note.
    open fileprivate(set) var note = ""
    /// A person or a company.
    open fileprivate(set) var contactType = CNContactType.person
    /// Phone numbers.
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// Email addresses.
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    /// Days, such as those of weddings.
    open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []

    /// Returns a predicate for the contacts with a name.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(format: "givenName CONTAINS[cd] %@ OR familyName CONTAINS[cd] %@", name, name)
    }

    /// Returns a predicate for the contacts with identifiers.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(format: "identifier IN %@", identifiers)
    }

    /// Returns whether a key was fetched.
    open func isKeyAvailable(_ key: String) -> Bool { true }

    /// A contact without a name.
    public override init() {}
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// Days, such as those of weddings.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { super.dates = newValue }
    }
    /// Email addresses.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    /// Phone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    /// A person or a company.
    open override var contactType: CNContactType {
        get { super.contactType }
        set { super.contactType = newValue }
    }
    /// The note.
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    /// The job title.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    /// The middle name.
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    /// The organization.
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    /// The nickname.
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    /// The given name.
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    /// The family name.
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    /// The birthday.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    /// The image data.
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}

/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The image data.
public let CNContactImageDataKey = "imageData"
/// The thumbnail data.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// The organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The job title.
public let CNContactJobTitleKey = "jobTitle"
/// The note.
public let CNContactNoteKey = "note"
/// A person or a company.
public let CNContactTypeKey = "contactType"
/// Phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Email addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Days, such as those of weddings.
public let CNContactDatesKey = "dates"
/// Whether there is an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The unique identifier.
public let CNContactIdentifierKey = "identifier"

/// The type of a contact.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person
    /// A company.
    case organization
}
