/// A person that an intent is about.
public struct IntentPerson: Hashable, Sendable, Identifiable {
    /// The name of a person.
    public enum Name: Hashable, Sendable {
        /// As it is shown.
        case displayName(String)
        /// In its parts.
        case components(PersonNameComponents)
    }

    /// An address of a person.
    public enum Handle: Hashable, Sendable {
        /// An address of mail.
        case emailAddress(String)
        /// A telephone number.
        case phoneNumber(String)
        /// A name in an app.
        case applicationDefined(String)
    }

    /// Identifies the person.
    public let id: String
    /// The name.
    public let name: Name
    /// An address.
    public let handle: Handle?

    /// A person.
    public init(identifier: String, name: Name, handle: Handle? = nil) {
        id = identifier
        self.name = name
        self.handle = handle
    }
}

extension IntentPerson: _IntentValue {}
