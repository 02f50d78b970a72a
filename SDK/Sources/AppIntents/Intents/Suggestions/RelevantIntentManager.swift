/// An intent with the context in which it is relevant.
public struct RelevantIntent: Sendable {
    /// Creates a relevant intent for a widget.
    public init<Intent: WidgetConfigurationIntent>(
        _ intent: Intent, widgetKind: String, relevance: RelevantContext
    ) {}
}

/// Stores the relevant intents.
///
/// No effect here: hosts use the relevance of entries.
public struct RelevantIntentManager: Sendable {
    /// The shared manager.
    public static let shared = RelevantIntentManager()

    /// Replaces the relevant intents.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
