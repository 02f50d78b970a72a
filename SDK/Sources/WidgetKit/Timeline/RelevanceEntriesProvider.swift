public import AppIntents

/// The state of a widget that is shown while it is relevant.
public protocol RelevanceEntry {}

/// The context of a relevance provider's request.
public struct RelevanceEntriesProviderContext: Sendable {
    /// Whether the reply is for the gallery, which needs sample data immediately.
    public let isPreview: Bool
    /// The family of the widget.
    public let family: WidgetFamily
    /// The size of the widget in points, including margins.
    public let displaySize: CGSize

    init(_ request: TimelineRequest) {
        isPreview = request.isPreview
        family = WidgetFamily(request.family)
        displaySize = request.displaySize
    }
}

/// Provides when a widget is relevant and what it shows then.
public protocol RelevanceEntriesProvider<Configuration, Entry> {
    /// The intent whose parameters distinguish the states.
    associatedtype Configuration: WidgetConfigurationIntent
    /// The type of the entries.
    associatedtype Entry: RelevanceEntry
    /// The context of a request.
    typealias Context = RelevanceEntriesProviderContext

    /// Returns an entry without data, immediately; it is drawn redacted.
    func placeholder(context: Context) -> Entry
    /// Returns when the widget is relevant, with the configuration for each time.
    func relevance() async -> WidgetRelevance<Configuration>
    /// Returns the entry of a configuration.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}
