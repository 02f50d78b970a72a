public import AppIntents

/// A configuration with a name that users can choose for a widget.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    /// The configuration.
    public let intent: Intent
    /// The name shown to users.
    public let description: LocalizedStringResource

    /// Creates a recommendation with a name.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = description
    }

    /// Creates a recommendation with a name.
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(
            intent: intent,
            description: LocalizedStringResource(stringLiteral: String(description)))
    }

    /// Creates a recommendation with a name.
    @_disfavoredOverload
    public init(intent: Intent, description: Text) {
        self.init(intent: intent, description: description.plainString())
    }
}
