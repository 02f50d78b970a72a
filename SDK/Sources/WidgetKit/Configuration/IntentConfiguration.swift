import AppIntents
public import Intents

/// The configuration of a widget with a SiriKit intent whose parameters users set.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View> {
    private let content: WidgetDescription

    /// Creates a configuration.
    ///
    /// `kind` identifies the widget permanently and globally; use reverse-DNS notation.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        let parameters = Intent._parameters.map(\.declaration)
        var description = WidgetDescription(
            kind: kind, families: WidgetFamily.standard,
            provider: IntentProvider(provider: provider, parameters: parameters, content: content))
        description.parameters = parameters
        description.recommends = true
        description.intent = Intent.handledName
        self.content = description
        PlacedKinds.add(kind, configuredBy: Intent.self)
    }

    /// Creates a configuration with a placeholder.
    @available(*, deprecated, message: "The placeholder is placeholder(in:) of the provider.")
    public init<Provider: IntentTimelineProvider, Placeholder: View>(
        kind: String, intent: Intent.Type, provider: Provider, placeholder: Placeholder,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.init(kind: kind, intent: intent, provider: provider, content: content)
    }
}

extension IntentConfiguration: PrimitiveWidgetConfiguration {
    /// A primitive: it has no body.
    public typealias Body = Never

    package func registration() -> (any Registrable)? { content }
}

/// The provider of a SiriKit intent's widget, with the content of the widget.
private final class IntentProvider<Provider: IntentTimelineProvider, Content: View>:
    WidgetProvider
{
    // Unsafe but sound: the runner sends one request at a time.
    nonisolated(unsafe) private let provider: Provider
    private let parameters: [DeclaredParameter]
    private let content: EntryContent<Provider.Entry, Content>

    init(
        provider: Provider, parameters: [DeclaredParameter],
        content: @escaping (Provider.Entry) -> Content
    ) {
        self.provider = provider
        self.parameters = parameters
        self.content = EntryContent(content)
    }

    func placeholder(_ request: TimelineRequest) {
        content.add(provider.placeholder(in: TimelineProviderContext(request)), to: request)
    }

    func snapshot(_ request: TimelineRequest) {
        let completion = request.defer(
            waitingFor: "\(Provider.self).getSnapshot(for:in:completion:)")
        let answer = crossingThreads { [content] entry in
            completion { content.add(entry, to: $0) }
        }
        let context = TimelineProviderContext(request)
        startTask { [self] in
            provider.getSnapshot(for: await intent(of: request), in: context, completion: answer)
        }
    }

    func timeline(_ request: TimelineRequest) {
        let completion = request.defer(
            waitingFor: "\(Provider.self).getTimeline(for:in:completion:)")
        let context = TimelineProviderContext(request)
        let answer = crossingThreads { [self] (timeline: Timeline<Provider.Entry>) in
            completion {
                content.add(contentsOf: timeline, to: $0) { provider.placeholder(in: context) }
            }
        }
        startTask { [self] in
            provider.getTimeline(for: await intent(of: request), in: context, completion: answer)
        }
    }

    func add(_ entry: Any, to request: TimelineRequest) -> Bool {
        content.add(anyEntry: entry, to: request)
    }

    func recommend(_ request: RecommendationsRequest) {
        for recommendation in provider.recommendations() {
            request.add(recommendation.description, recommendation.intent.storedValues)
        }
    }

    private func intent(of request: TimelineRequest) async -> Provider.Intent {
        await Provider.Intent.configured(with: request.settings(of: parameters))
    }
}
