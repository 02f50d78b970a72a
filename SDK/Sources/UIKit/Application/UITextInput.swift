/// The type of keyboard of a text field; widgets take no text input.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default`
    /// Letters without accents.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// URLs.
    case URL
    /// Digits.
    case numberPad
    /// Phone numbers.
    case phonePad
    /// Names and phone numbers.
    case namePhonePad
    /// Email addresses.
    case emailAddress
    /// Digits and a decimal mark.
    case decimalPad
    /// Short messages.
    case twitter
    /// Web searches.
    case webSearch
    /// Digits without accents.
    case asciiCapableNumberPad
}

/// Automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No automatic capitalization.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// The meaning of a text field's content.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as on Apple's platforms.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A phone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A location.
    public static let location = UITextContentType(rawValue: "location")
}
