extension IntentParameter where Value.UnwrappedType == Bool {
    /// A switch.
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
    /// What users see for true and false.
    ///
    /// No effect here: they type `true` and `false`.
    public struct IntentDisplayName: Hashable, Sendable {
        private let words: [LocalizedStringResource]

        /// True and false in words of one's own.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            words = [`true`, `false`]
        }

        /// True and false.
        public static let trueFalse = IntentDisplayName(true: "true", false: "false")
        /// Yes and no.
        public static let yesNo = IntentDisplayName(true: "yes", false: "no")
        /// On and off.
        public static let onOff = IntentDisplayName(true: "on", false: "off")
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// What of a date users set.
    ///
    /// No effect here: they type both.
    public enum DateKind: Hashable, Sendable {
        /// The day.
        case date
        /// The time of day.
        case time
        /// Both.
        case dateTime
    }

    /// A moment.
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
    /// A URL.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: URL? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
