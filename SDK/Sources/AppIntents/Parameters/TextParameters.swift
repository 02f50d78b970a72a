extension IntentParameter where Value.UnwrappedType == String {
    /// Creates a parameter with a string.
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
    /// Creates a parameter with the strings of an options provider.
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
    /// Creates a parameter with an attributed string.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: AttributedString? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}

extension String {
    /// How users type a string.
    ///
    /// No effect here: the keyboard cannot be configured.
    public struct IntentInputOptions: Hashable, Sendable {
        /// Which letters are capitalized.
        public enum CapitalizationType: Hashable, Sendable {
            /// No letters.
            case none
            /// The first letter of each word.
            case words
            /// The first letter of each sentence.
            case sentences
            /// All letters.
            case allCharacters
        }

        /// The purpose of the keyboard.
        public enum KeyboardType: Hashable, Sendable {
            /// Any text.
            case `default`
            /// ASCII text.
            case asciiCapable
            /// Numbers and punctuation.
            case numbersAndPunctuation
            /// URLs.
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case URL
            /// Digits.
            case numberPad
            /// Phone numbers.
            case phonePad
            /// Names and phone numbers.
            case namePhonePad
            /// Email addresses.
            case emailAddress
            /// Decimal numbers.
            case decimalPad
            /// Web searches.
            case webSearch
        }

        /// Creates options.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .none,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
    }
}
