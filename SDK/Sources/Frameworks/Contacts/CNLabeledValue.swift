// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A value of a contact with its label.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The unique identifier.
    public let identifier = UUID().uuidString
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// A value of a contact with its label.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }

    /// Returns the localized label.
    public class func localizedString(forLabel label: String) -> String {
        label.replacing("_$!<", with: "").replacing(">!$_", with: "")
    }
}

/// A phone number.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The number as it is written.
    public let stringValue: String

    /// Creates a phone number.
    public init(stringValue: String) { self.stringValue = stringValue }
}

/// Home.
public let CNLabelHome = "_$!<Home>!$_"
/// Work.
public let CNLabelWork = "_$!<Work>!$_"
/// Other.
public let CNLabelOther = "_$!<Other>!$_"
/// A mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The main phone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// An anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"

/// Writes the names of contacts.
open class CNContactFormatter: NSObject {
    /// The style of a formatted name.
    open var style = CNContactFormatterStyle.fullName

    /// Creates a formatter for full names.
    public override init() {}

    /// Returns the name of a contact; `nil` if it has none.
    open func string(from contact: CNContact) -> String? {
        Self.string(from: contact, style: style)
    }

    /// Returns the name of a contact; `nil` if it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        var name = PersonNameComponents()
        name.givenName = contact.givenName
        name.middleName = contact.middleName
        name.familyName = contact.familyName
        let text = name.formatted(.name(style: .long))
        let written = text.isEmpty ? contact.organizationName : text
        return written.isEmpty ? nil : written
    }

    /// Returns the keys required to format a name.
    open class func descriptorForRequiredKeys(
        for style: CNContactFormatterStyle
    ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

/// The style of a formatted name.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The full name.
    case fullName
    /// The phonetic full name.
    case phoneticFullName
}
