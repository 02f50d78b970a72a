/// Something a user can have done, or can configure: the class of a `.intentdefinition` file
/// inherits it.
open class INIntent: NSObject {
    /// What the system shows for the intent.
    ///
    /// No effect here: no host lists intents.
    open var suggestedInvocationPhrase: String?
    /// Whether the intent is donated.
    ///
    /// No effect here: nobody guesses.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    /// The things that have a picture of their own, by parameter.
    private var images: [String: INImage] = [:]

    /// Creates an intent without values.
    public required override init() { super.init() }

    /// Identifies the intent.
    open var identifier: String? { nil }

    /// A sentence with the intent's values in it.
    open var intentDescription: String? { nil }

    /// The picture of a parameter.
    public func image<Value>(forParameterNamed parameter: KeyPath<INIntent, Value>) -> INImage? {
        images["\(parameter)"]
    }

    /// Sets the picture of a parameter.
    public func setImage<Value>(
        _ image: INImage?, forParameterNamed parameter: KeyPath<INIntent, Value>
    ) {
        images["\(parameter)"] = image
    }

    /// What users can set; an intent of a `.intentdefinition` file declares its parameters.
    open class var _parameters: [_IntentDefinitionParameter] { [] }
}

/// Where an intent is offered.
///
/// No effect here: nobody guesses.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    /// One bit for each place.
    public let rawValue: UInt

    /// Creates a set of places of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With what is good for a calm mind.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    /// With diaries.
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    /// With music to sleep by.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    /// With podcasts.
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    /// With books to read.
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    /// With what is done before sleep.
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
}
