public import AppIntents
import Foundation

/// The configuration of a widget that is shown while it is relevant.
///
/// Differs from Apple: it is always shown where the user placed it, with the first configuration
/// that is relevant now, or else the first one; the provider is asked again when that changes.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View> {
    private let content: WidgetDescription

    /// Creates a configuration.
    ///
    /// `kind` identifies the widget permanently and globally; use reverse-DNS notation.
    public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Configuration == Provider.Configuration {
        self.content = WidgetDescription(
            kind: kind, families: WidgetFamily.accessoryRectangular.bit,
            provider: RelevanceProvider(provider: provider, content: content))
    }
}

extension RelevanceConfiguration: PrimitiveWidgetConfiguration {
    /// A primitive: it has no body.
    public typealias Body = Never

    package func registration() -> (any Registrable)? { content }
}

extension WidgetConfiguration {
    /// Names a widget that shows the same content.
    ///
    /// No effect here: both widgets are shown where the user placed them.
    nonisolated public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
}

/// A relevance provider's entry with the date from which it is shown.
struct RelevantTimelineEntry<Base: RelevanceEntry>: TimelineEntry {
    let date: Date
    let base: Base
}

/// Adapts a relevance provider to timelines with a single entry.
private final class RelevanceProvider<Provider: RelevanceEntriesProvider, Content: View>:
    WidgetProvider
{
    // Unsafe but sound: the runner sends one request at a time.
    nonisolated(unsafe) private let provider: Provider
    private let content: EntryContent<RelevantTimelineEntry<Provider.Entry>, Content>

    init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = EntryContent { content($0.base) }
    }

    func placeholder(_ request: TimelineRequest) {
        let entry = provider.placeholder(context: RelevanceEntriesProviderContext(request))
        content.add(RelevantTimelineEntry(date: .now, base: entry), to: request)
    }

    func snapshot(_ request: TimelineRequest) { answer(request) { _, _ in } }

    func timeline(_ request: TimelineRequest) {
        answer(request) { $1.map(TimelineReloadPolicy.after)?.apply(to: $0) }
    }

    func add(_ entry: Any, to request: TimelineRequest) -> Bool {
        content.add(anyEntry: entry, to: request)
    }

    private func answer(
        _ request: TimelineRequest, finish: @escaping @Sendable (TimelineRequest, Date?) -> Void
    ) {
        let completion = request.defer(
            waitingFor: "\(Provider.self).entry(configuration:context:)")
        let context = RelevanceEntriesProviderContext(request)
        startTask { [self] in
            let now = Date.now
            let attributes = await provider.relevance().attributes
            let current =
                attributes.first { $0.context?.matters(at: now) == true } ?? attributes.first
            let change = attributes.compactMap { $0.context?.change(after: now) }.min()
            let entry = await provider.entry(of: current?.configuration, in: context)
            completion { request in
                content.add(RelevantTimelineEntry(date: now, base: entry), to: request)
                finish(request, change)
            }
        }
    }
}

extension RelevanceEntriesProvider {
    /// Returns the entry of a configuration, or the placeholder if it fails, which the log says.
    func entry(of configuration: Configuration?, in context: Context) async -> Entry {
        do {
            return try await entry(
                configuration: configuration ?? Configuration(), context: context)
        } catch {
            PluginLog.warnOnce("\(Self.self) has no entry: \(error)")
            return placeholder(context: context)
        }
    }
}
