/// An intent, with the moment or place in which it matters.
public struct RelevantIntent: Sendable {
    /// Says in which moment or place an intent of a widget matters.
    public init<Intent: WidgetConfigurationIntent>(
        _ intent: Intent, widgetKind: String, relevance: RelevantContext
    ) {}
}

/// Keeps which intents matter when.
///
/// No effect here: hosts go by the entries' relevance.
public struct RelevantIntentManager: Sendable {
    /// The only manager.
    public static let shared = RelevantIntentManager()

    /// Says which intents matter when.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
