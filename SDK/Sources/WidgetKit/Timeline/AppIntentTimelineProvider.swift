public import AppIntents

/// Provides the timeline of a widget that users configure.
///
/// `placeholder(in:)` is called on the main thread, the other functions in a task of their own.
public protocol AppIntentTimelineProvider: _PlaceholderProvider {
    /// The intent whose parameters users set.
    associatedtype Intent: WidgetConfigurationIntent
    /// Returns an entry for the current time; sample data if `context.isPreview`.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Returns the timeline.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Returns configurations that users can choose directly; called each time they are needed.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// Returns when the widget is relevant.
    ///
    /// No effect here: hosts use the relevance of entries.
    func relevances() async -> WidgetRelevances<Intent>
    /// Returns when the widget is relevant.
    ///
    /// No effect here: hosts use the relevance of entries.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    /// Recommends nothing by default.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    /// Returns no relevance by default.
    public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
    /// Returns no relevance by default.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
