/// A person that an intent is about.
public struct IntentPerson: Hashable, Sendable, Identifiable {
    /// What tells a person from others.
    public enum Identifier: Hashable, Sendable {
        /// A person of the user's contacts.
        case contact(String)
        /// A person of an app.
        case applicationDefined(String)
        /// A person of neither.
        case unknown(String)
    }

    /// The name of a person.
    public enum Name: Hashable, Sendable {
        /// As it is shown.
        case displayName(String)
        /// In its parts.
        case components(PersonNameComponents)
    }

    /// An address of a person.
    public struct Handle: Hashable, Sendable {
        /// An address.
        public enum Value: Hashable, Sendable {
            /// An address of mail.
            case emailAddress(String)
            /// A telephone number.
            case phoneNumber(String)
            /// A name in an app.
            case applicationDefined(String)
        }

        /// What an address is for.
        public enum Label: Hashable, Sendable {
            /// Home.
            case home
            /// Work.
            case work
            /// A mobile telephone.
            case mobile
            /// An iPhone.
            case iPhone
            /// The most important one.
            case main
            /// A fax machine at home.
            case homeFax
            /// A fax machine at work.
            case workFax
            /// A pager.
            case pager
            /// School.
            case school
            /// Something else.
            case other
        }

        /// The address.
        public let value: Value
        /// What it is for.
        public let label: Label?

        /// An address, and what it is for.
        public init(_ value: Value, label: Label? = nil) {
            self.value = value
            self.label = label
        }

        /// An address of mail.
        public init(emailAddress: String, label: Label? = nil) {
            self.init(.emailAddress(emailAddress), label: label)
        }

        /// A telephone number.
        public init(phoneNumber: String, label: Label? = nil) {
            self.init(.phoneNumber(phoneNumber), label: label)
        }

        /// A name in an app.
        public init(applicationDefined: String, label: Label? = nil) {
            self.init(.applicationDefined(applicationDefined), label: label)
        }
    }

    /// What tells the person from others.
    public let identifier: Identifier
    /// The name.
    public let name: Name
    /// An address.
    public let handle: Handle?
    /// Other addresses.
    public let aliases: [Handle]
    /// Whether it is the user.
    public let isMe: Bool
    /// A picture.
    public let image: DisplayRepresentation.Image?
    /// What tells the person from others.
    public var id: Identifier { identifier }

    /// A person.
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

    /// A person of whom nothing but an address is known.
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
