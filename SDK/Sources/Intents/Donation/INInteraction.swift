/// An interaction of the user: an intent that was performed, and its response.
///
/// Donating it has no effect here: no host suggests intents.
open class INInteraction: NSObject {
    /// The intent.
    public let intent: INIntent
    /// The response of the intent's handler.
    public let intentResponse: INIntentResponse?
    /// The identifier of the interaction.
    open var identifier = UUID().uuidString
    /// The identifier of the group of interactions.
    open var groupIdentifier: String?
    /// The dates between which the interaction took place.
    open var dateInterval: DateInterval?

    /// Creates an interaction.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Donates the interaction to the system.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Donates the interaction to the system.
    open func donate() async throws {}

    /// Deletes all donated interactions.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Deletes the donated interactions of a group.
    open class func delete(
        with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }
}
