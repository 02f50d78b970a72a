public import AppIntents
import Foundation

/// The configuration of a widget that is shown while it matters.
///
/// Differs from Apple: it is shown where the user placed it, with the first configuration that matters at the
/// moment, or else the first of all, and it is asked again when that changes.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View> {
    private let content: WidgetDescription

    /// Creates a configuration.
    ///
    /// `kind` identifies the widget for ever and everywhere; use reverse DNS.
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
    /// It is registered as itself.
    public typealias Body = Never

    package func registration() -> (any Registrable)? { content }
}

extension WidgetConfiguration {
    /// Says which widget shows the same otherwise.
    ///
    /// No effect here: both are shown where the user placed them.
    nonisolated public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }
}

/// A state with the date from which it is shown.
private struct DatedEntry<Base>: TimelineEntry {
    let date: Date
    let base: Base
}

/// A provider of states that matter, as one of a timeline of one entry.
private final class RelevanceProvider<Provider: RelevanceEntriesProvider, Content: View>:
    WidgetProvider
{
    // Unsafe but sound: the runner has one request answered after another.
    nonisolated(unsafe) private let provider: Provider
    private let content: EntryContent<DatedEntry<Provider.Entry>, Content>

    init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = EntryContent { content($0.base) }
    }

    func placeholder(_ request: TimelineRequest) {
        let entry = provider.placeholder(context: RelevanceEntriesProviderContext(request))
        content.add(DatedEntry(date: .now, base: entry), to: request)
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
            let entry = await entry(of: current?.configuration, in: context)
            completion { request in
                content.add(DatedEntry(date: now, base: entry), to: request)
                finish(request, change)
            }
        }
    }

    private func entry(
        of configuration: Provider.Configuration?, in context: Provider.Context
    ) async -> Provider.Entry {
        do {
            return try await provider.entry(
                configuration: configuration ?? Provider.Configuration(), context: context)
        } catch {
            PluginLog.warnOnce("\(Provider.self) has no entry: \(error)")
            return provider.placeholder(context: context)
        }
    }
}
