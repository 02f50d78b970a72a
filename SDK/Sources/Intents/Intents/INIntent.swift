/// An action that users perform, or the configuration of a widget; the classes of
/// `.intentdefinition` files inherit it.
open class INIntent: NSObject {
    /// The phrase that is suggested to start the intent.
    ///
    /// No effect here: no host lists intents.
    open var suggestedInvocationPhrase: String?
    /// Where the intent is suggested as a shortcut.
    ///
    /// No effect here: no host suggests intents.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    /// The images of parameters, by their key paths.
    private var images: [String: INImage] = [:]

    /// Creates an intent without values.
    public required override init() { super.init() }

    /// The identifier of the intent; always `nil`.
    open var identifier: String? { nil }

    /// A sentence that describes the intent with its values; always `nil`.
    open var intentDescription: String? { nil }

    /// Returns the image of a parameter.
    public func image<Value>(forParameterNamed parameter: KeyPath<INIntent, Value>) -> INImage? {
        images["\(parameter)"]
    }

    /// Sets the image of a parameter.
    public func setImage<Value>(
        _ image: INImage?, forParameterNamed parameter: KeyPath<INIntent, Value>
    ) {
        images["\(parameter)"] = image
    }

    /// The parameters, which users can set; declared by the intents of `.intentdefinition` files.
    open class var _parameters: [_IntentDefinitionParameter] { [] }
}

/// The places in which an intent is suggested as a shortcut.
///
/// No effect here: no host suggests intents.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    /// The bits of the places.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Mindfulness before sleep.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    /// Journaling before sleep.
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    /// Music before sleep.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    /// Podcasts before sleep.
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    /// Reading before sleep.
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    /// The review of the day before sleep.
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
}
