// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A person or a company, as an author makes it; the user's are not known here.
open class CNContact: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, only CNMutableContact changes it.

    /// What distinguishes it.
    public let identifier = UUID().uuidString
    /// The given name.
    open fileprivate(set) var givenName = ""
    /// The family name.
    open fileprivate(set) var familyName = ""
    /// A name among friends.
    open fileprivate(set) var nickname = ""
    /// The company.
    open fileprivate(set) var organizationName = ""
    /// The day of birth.
    open fileprivate(set) var birthday: DateComponents?
    /// A picture's file.
    open fileprivate(set) var imageData: Data?
    /// A small picture's file.
    open var thumbnailImageData: Data? { imageData }

    /// A contact without a name.
    public override init() {}
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
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
    /// The day of birth.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    /// A picture's file.
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}

/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The day of birth.
public let CNContactBirthdayKey = "birthday"
/// A picture's file.
public let CNContactImageDataKey = "imageData"
/// A small picture's file.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
