public import AppIntents

/// A configuration that users can place a widget with, with its name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
    /// The configuration.
    public let intent: Intent
    /// The name users see.
    public let description: LocalizedStringResource

    /// Recommends a configuration under a name.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.intent = intent
        self.description = description
    }

    /// Recommends a configuration under a name.
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(
            intent: intent,
            description: LocalizedStringResource(stringLiteral: String(description)))
    }

    /// Recommends a configuration under a name.
    @_disfavoredOverload
    public init(intent: Intent, description: Text) {
        self.init(intent: intent, description: description.plainString())
    }
}
