/// An intent that was performed.
///
/// Donating it has no effect here: nobody guesses.
open class INInteraction: NSObject {
    /// The intent.
    public let intent: INIntent
    /// What handling it gave.
    public let intentResponse: INIntentResponse?
    /// Identifies the interaction.
    open var identifier = UUID().uuidString
    /// Identifies a group of interactions.
    open var groupIdentifier: String?
    /// When it was performed.
    open var dateInterval: DateInterval?

    /// An intent that was performed.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Tells the system.
    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Tells the system.
    open func donate() async throws {}

    /// Takes back what the system was told.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Takes back what the system was told of a group.
    open class func delete(
        with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }
}
