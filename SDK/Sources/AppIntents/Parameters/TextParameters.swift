extension IntentParameter where Value.UnwrappedType == String {
    /// A text.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == String {
    /// A text that a provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions?,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) {
        self.init(
            ParameterTraits(title: title, description: description).offering(optionsProvider),
            default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == AttributedString {
    /// A text with attributes.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: AttributedString? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension String {
    /// How users type a text.
    ///
    /// No effect here: they have the keyboard that they have.
    public struct IntentInputOptions: Hashable, Sendable {
        /// What letters become capital.
        public enum CapitalizationType: Hashable, Sendable {
            /// None.
            case none
            /// Each word's first.
            case words
            /// Each sentence's first.
            case sentences
            /// All.
            case allCharacters
        }

        /// What the keyboard is for.
        public enum KeyboardType: Hashable, Sendable {
            /// Text.
            case `default`
            /// Text of ASCII letters.
            case asciiCapable
            /// Numbers and punctuation.
            case numbersAndPunctuation
            /// URLs.
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case URL
            /// Digits.
            case numberPad
            /// Telephone numbers.
            case phonePad
            /// Names and telephone numbers.
            case namePhonePad
            /// Addresses of mail.
            case emailAddress
            /// Numbers with a fraction.
            case decimalPad
            /// Searches.
            case webSearch
        }

        /// The keyboard, and what it helps with.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .none,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
    }
}
