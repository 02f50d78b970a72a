public import Intents

/// Provides the timeline of a widget with a SiriKit intent.
///
/// Its functions are called one after another on a background thread.
public protocol IntentTimelineProvider: _PlaceholderProvider {
    /// The intent whose parameters users set.
    associatedtype Intent: INIntent
    /// Passes an entry for the current time to `completion`; sample data if `context.isPreview`.
    @preconcurrency
    func getSnapshot(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Entry) -> Void)
    /// Passes the timeline to `completion`, from any thread and exactly once.
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Returns configurations that users can choose directly; called each time they are needed.
    func recommendations() -> [IntentRecommendation<Intent>]
    /// Returns when the widget is relevant.
    ///
    /// No effect here: hosts use the relevance of entries.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    /// Recommends nothing by default.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
    /// Returns no relevance by default.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

// Reports the current names to a provider that uses those of the first beta.
extension IntentTimelineProvider {
    /// Reports the missing snapshot function.
    @available(
        *, unavailable,
        message: "write getSnapshot(for:in:completion:), which was snapshot(for:with:completion:)"
    )
    public func getSnapshot(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Entry) -> Void
    ) { fatalError() }

    /// Reports the missing timeline function.
    @available(
        *, unavailable,
        message: "write getTimeline(for:in:completion:), which was timeline(for:with:completion:)"
    )
    public func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) { fatalError() }
}

/// A configuration with a name that users can choose for a widget.
public struct IntentRecommendation<Intent: INIntent> {
    /// The configuration.
    public let intent: Intent
    /// The name shown to users.
    public let description: String

    /// Creates a recommendation with a name.
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.intent = intent
        self.description = String(description)
    }

    /// Creates a recommendation with a name.
    @_disfavoredOverload
    public init(intent: Intent, description: Text) {
        self.init(intent: intent, description: description.plainString())
    }
}
