/// The keys that users of an app type with; nobody types into a widget.
public enum UIKeyboardType: Int, Sendable {
    /// As usual.
    case `default`
    /// Letters without accents.
    case asciiCapable
    /// Numbers and marks.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For addresses of pages.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For addresses of mail.
    case emailAddress
    /// Digits and a decimal mark.
    case decimalPad
    /// For short messages.
    case twitter
    /// For searches.
    case webSearch
    /// Digits without accents.
    case asciiCapableNumberPad
}

/// Where capitals are typed by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nowhere.
    case none
    /// At the start of words.
    case words
    /// At the start of sentences.
    case sentences
    /// Everywhere.
    case allCharacters
}

/// What a text that is typed means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as on Apple's platforms.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A user's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A phone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
}
