extension IntentParameter where Value.UnwrappedType == Bool {
    /// Creates a parameter with a Boolean.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName = .trueFalse,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension Bool {
    /// The names of true and false.
    ///
    /// No effect here: users type `true` and `false`.
    public struct IntentDisplayName: Hashable, Sendable {
        private let words: [LocalizedStringResource]

        /// Creates custom names.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            words = [`true`, `false`]
        }

        /// The names "true" and "false".
        public static let trueFalse = IntentDisplayName(true: "true", false: "false")
        /// The names "yes" and "no".
        public static let yesNo = IntentDisplayName(true: "yes", false: "no")
        /// The names "on" and "off".
        public static let onOff = IntentDisplayName(true: "on", false: "off")
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// The parts of a date that users set.
    ///
    /// No effect here: users type both.
    public enum DateKind: Hashable, Sendable {
        /// The date.
        case date
        /// The time of day.
        case time
        /// Date and time.
        case dateTime
    }

    /// Creates a parameter with a date.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Date? = nil, kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == URL {
    /// Creates a parameter with a URL.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: URL? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
