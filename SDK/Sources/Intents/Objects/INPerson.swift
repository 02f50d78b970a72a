/// A person.
public final class INPerson: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The email address or phone number of the person.
    public let personHandle: INPersonHandle?
    /// The parts of the name.
    public let nameComponents: PersonNameComponents?
    /// The name to display.
    public let displayName: String
    /// The image of the person.
    public let image: INImage?
    /// The identifier of the person in the user's contacts.
    public let contactIdentifier: String?
    /// The identifier of the person in the app.
    public let customIdentifier: String?

    /// Creates a person; without a name, the handle is displayed.
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

/// The email address or phone number of a person.
public final class INPersonHandle: NSObject, Sendable {
    /// The type of a handle.
    public enum HandleType: Int, Sendable {
        /// Unknown.
        case unknown
        /// An email address.
        case emailAddress
        /// A phone number.
        case phoneNumber
    }

    /// The email address or phone number.
    public let value: String?
    /// The type of the handle.
    public let type: HandleType

    /// Creates a handle.
    public init(value: String?, type: HandleType) {
        self.value = value
        self.type = type
    }
}
