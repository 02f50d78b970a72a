/// A person.
public struct IntentPerson: Hashable, Sendable, Identifiable {
    /// The identifier of a person.
    public enum Identifier: Hashable, Sendable {
        /// A contact of the user.
        case contact(String)
        /// A person defined by an app.
        case applicationDefined(String)
        /// An unknown person.
        case unknown(String)
    }

    /// The name of a person.
    public enum Name: Hashable, Sendable {
        /// A display name.
        case displayName(String)
        /// Name components.
        case components(PersonNameComponents)
    }

    /// A handle by which a person can be reached.
    public struct Handle: Hashable, Sendable {
        /// The value of the handle.
        public enum Value: Hashable, Sendable {
            /// An email address.
            case emailAddress(String)
            /// A phone number.
            case phoneNumber(String)
            /// An app-specific handle.
            case applicationDefined(String)
        }

        /// The label of the handle.
        public enum Label: Hashable, Sendable {
            /// Home.
            case home
            /// Work.
            case work
            /// A mobile phone.
            case mobile
            /// An iPhone.
            case iPhone
            /// The main handle.
            case main
            /// A home fax machine.
            case homeFax
            /// A work fax machine.
            case workFax
            /// A pager.
            case pager
            /// School.
            case school
            /// Another label.
            case other
        }

        /// The value of the handle.
        public let value: Value
        /// The label of the handle.
        public let label: Label?

        /// Creates a handle.
        public init(_ value: Value, label: Label? = nil) {
            self.value = value
            self.label = label
        }

        /// Creates a handle from an email address.
        public init(emailAddress: String, label: Label? = nil) {
            self.init(.emailAddress(emailAddress), label: label)
        }

        /// Creates a handle from a phone number.
        public init(phoneNumber: String, label: Label? = nil) {
            self.init(.phoneNumber(phoneNumber), label: label)
        }

        /// Creates an app-specific handle.
        public init(applicationDefined: String, label: Label? = nil) {
            self.init(.applicationDefined(applicationDefined), label: label)
        }
    }

    /// The identifier of the person.
    public let identifier: Identifier
    /// The name.
    public let name: Name
    /// The main handle.
    public let handle: Handle?
    /// Other handles.
    public let aliases: [Handle]
    /// Whether the person is the user.
    public let isMe: Bool
    /// The image.
    public let image: DisplayRepresentation.Image?
    /// The identifier of the person.
    public var id: Identifier { identifier }

    /// Creates a person.
    public init(
        identifier: Identifier, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
        isMe: Bool = false, image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Creates a person from a handle alone.
    public init(handle: Handle) {
        let text =
            switch handle.value {
            case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text):
                text
            }
        self.init(identifier: .unknown(text), name: .displayName(text), handle: handle)
    }
}

extension IntentPerson: _IntentValue {}
