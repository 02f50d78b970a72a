// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A value of a contact, and what it is for.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The unique identifier.
    public let identifier = UUID().uuidString
    /// What it is for.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// A value, and what it is for.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }

    /// What a value is for, in words.
    public class func localizedString(forLabel label: String) -> String {
        label.replacing("_$!<", with: "").replacing(">!$_", with: "")
    }
}

/// A phone number.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The number as it is written.
    public let stringValue: String

    /// A number.
    public init(stringValue: String) { self.stringValue = stringValue }
}

/// Home.
public let CNLabelHome = "_$!<Home>!$_"
/// Work.
public let CNLabelWork = "_$!<Work>!$_"
/// Something else.
public let CNLabelOther = "_$!<Other>!$_"
/// A mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The most important telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A wedding's day.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"

/// Writes the names of contacts.
open class CNContactFormatter: NSObject {
    /// What is written.
    open var style = CNContactFormatterStyle.fullName

    /// Writes full names.
    public override init() {}

    /// The name of a contact; nil where it has none.
    open func string(from contact: CNContact) -> String? {
        Self.string(from: contact, style: style)
    }

    /// The name of a contact; nil where it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        var name = PersonNameComponents()
        name.givenName = contact.givenName
        name.middleName = contact.middleName
        name.familyName = contact.familyName
        let text = name.formatted(.name(style: .long))
        let written = text.isEmpty ? contact.organizationName : text
        return written.isEmpty ? nil : written
    }

    /// What is asked of a contact for its name.
    open class func descriptorForRequiredKeys(
        for style: CNContactFormatterStyle
    ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// What is written of a contact's name.
public enum CNContactFormatterStyle: Int, Sendable {
    /// As it is written.
    case fullName
    /// As it is spoken.
    case phoneticFullName
}
