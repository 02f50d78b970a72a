/// The configuration of a widget without user settings.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View> {
    private let content: WidgetDescription

    /// Creates a configuration.
    ///
    /// `kind` identifies the widget permanently and globally; use reverse-DNS notation.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.content = WidgetDescription(
            kind: kind, families: WidgetFamily.standard,
            provider: StaticProvider(provider: provider, content: content))
    }

    /// Creates a configuration with a placeholder.
    @available(*, deprecated, message: "The placeholder is placeholder(in:) of the provider.")
    public init<Provider: TimelineProvider, Placeholder: View>(
        kind: String, provider: Provider, placeholder: Placeholder,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.init(kind: kind, provider: provider, content: content)
    }
}

extension StaticConfiguration: PrimitiveWidgetConfiguration {
    /// A static configuration is registered as itself.
    public typealias Body = Never

    package func registration() -> (any Registrable)? { content }
}

/// A timeline provider with the content of its widget.
private final class StaticProvider<Provider: TimelineProvider, Content: View>: WidgetProvider {
    // Unsafe but sound: the provider is called on the provider thread only.
    nonisolated(unsafe) private let provider: Provider
    private let content: EntryContent<Provider.Entry, Content>

    init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
        self.provider = provider
        self.content = EntryContent(content)
    }

    func placeholder(_ request: TimelineRequest) {
        content.add(provider.placeholder(in: TimelineProviderContext(request)), to: request)
    }

    func snapshot(_ request: TimelineRequest) {
        let completion = request.defer(waitingFor: "\(Provider.self).getSnapshot(in:completion:)")
        let answer = crossingThreads { [content] entry in
            completion { content.add(entry, to: $0) }
        }
        provider.getSnapshot(in: TimelineProviderContext(request), completion: answer)
    }

    func timeline(_ request: TimelineRequest) {
        let completion = request.defer(waitingFor: "\(Provider.self).getTimeline(in:completion:)")
        let context = TimelineProviderContext(request)
        let answer = crossingThreads { [self] (timeline: Timeline<Provider.Entry>) in
            completion {
                content.add(contentsOf: timeline, to: $0) { provider.placeholder(in: context) }
            }
        }
        provider.getTimeline(in: context, completion: answer)
    }

    func add(_ entry: Any, to request: TimelineRequest) -> Bool {
        content.add(anyEntry: entry, to: request)
    }
}
