public import AppIntents

/// Tells the system when a widget that users configure shows what.
///
/// `placeholder(in:)` is called on the main thread, the others in a task of their own.
public protocol AppIntentTimelineProvider: _PlaceholderProvider {
    /// The intent whose parameters users set.
    associatedtype Intent: WidgetConfigurationIntent
    /// An entry for a moment: sample data when `context.isPreview`.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries to come.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations that users can place the widget with as they are, asked for each time.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// When the widget matters.
    ///
    /// No effect here: hosts go by the entries' relevance.
    func relevances() async -> WidgetRelevances<Intent>
    /// When the widget matters.
    ///
    /// No effect here: hosts go by the entries' relevance.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    /// No relevance by default.
    public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
    /// No relevance by default.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
