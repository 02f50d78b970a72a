/// A person.
public final class INPerson: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// An address of the person.
    public let personHandle: INPersonHandle?
    /// The parts of the name.
    public let nameComponents: PersonNameComponents?
    /// The name.
    public let displayName: String
    /// A picture.
    public let image: INImage?
    /// Identifies the person in the user's contacts.
    public let contactIdentifier: String?
    /// Identifies the person.
    public let customIdentifier: String?

    /// A person.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
        image: INImage?, contactIdentifier: String?, customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }
}

/// An address of a person.
public final class INPersonHandle: NSObject, Sendable {
    /// What an address is.
    public enum HandleType: Int, Sendable {
        /// Nothing known.
        case unknown
        /// An address of mail.
        case emailAddress
        /// A telephone number.
        case phoneNumber
    }

    /// The address.
    public let value: String?
    /// What it is.
    public let type: HandleType

    /// An address.
    public init(value: String?, type: HandleType) {
        self.value = value
        self.type = type
    }
}
