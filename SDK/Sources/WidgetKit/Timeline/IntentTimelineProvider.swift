public import Intents

/// Tells the system when a widget with a SiriKit intent shows what.
///
/// Its functions are called one after another on a background thread.
public protocol IntentTimelineProvider: _PlaceholderProvider {
    /// The intent whose parameters users set.
    associatedtype Intent: INIntent
    /// Passes an entry for a moment to `completion`: sample data when `context.isPreview`.
    @preconcurrency
    func getSnapshot(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Entry) -> Void)
    /// Passes the entries to come to `completion`, from any thread and exactly once.
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Configurations that users can place the widget with as they are, asked for each time.
    func recommendations() -> [IntentRecommendation<Intent>]
    /// When the widget matters.
    ///
    /// No effect here: hosts go by the entries' relevance.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    /// None.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
    /// Never more than else.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

// A provider that still has the names of the first beta is told the present ones.
extension IntentTimelineProvider {
    /// Names what a provider without a snapshot lacks.
    @available(
        *, unavailable,
        message: "write getSnapshot(for:in:completion:), which was snapshot(for:with:completion:)"
    )
    public func getSnapshot(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Entry) -> Void
    ) { fatalError() }

    /// Names what a provider without a timeline lacks.
    @available(
        *, unavailable,
        message: "write getTimeline(for:in:completion:), which was timeline(for:with:completion:)"
    )
    public func getTimeline(
        for configuration: Intent, in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) { fatalError() }
}

/// A configuration that users can place a widget with, with its name.
public struct IntentRecommendation<Intent: INIntent> {
    /// The configuration.
    public let intent: Intent
    /// The name users see.
    public let description: String

    /// Recommends a configuration under a name.
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.intent = intent
        self.description = String(description)
    }

    /// Recommends a configuration under a name.
    @_disfavoredOverload
    public init(intent: Intent, description: Text) {
        self.init(intent: intent, description: description.plainString())
    }
}
