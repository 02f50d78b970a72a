public import AppIntents

/// One state of a widget that is shown while it matters.
public protocol RelevanceEntry {}

/// What a provider of such states is asked for.
public struct RelevanceEntriesProviderContext: Sendable {
    /// Whether the answer is for a gallery: sample data, at once.
    public let isPreview: Bool
    /// The widget's family.
    public let family: WidgetFamily
    /// The widget's size in points, margins included.
    public let displaySize: CGSize

    init(_ request: TimelineRequest) {
        isPreview = request.isPreview
        family = WidgetFamily(request.family)
        displaySize = request.displaySize
    }
}

/// Tells the system when a widget matters and what it shows then.
public protocol RelevanceEntriesProvider<Configuration, Entry> {
    /// The intent whose parameters tell one state from another.
    associatedtype Configuration: WidgetConfigurationIntent
    /// The type of the entries.
    associatedtype Entry: RelevanceEntry
    /// What a provider is asked for.
    typealias Context = RelevanceEntriesProviderContext

    /// An entry without data, at once; it is drawn redacted.
    func placeholder(context: Context) -> Entry
    /// When the widget matters, with which configuration.
    func relevance() async -> WidgetRelevance<Configuration>
    /// The entry of a configuration.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
}
