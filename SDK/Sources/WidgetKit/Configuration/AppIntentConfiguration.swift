public import AppIntents

/// The configuration of a widget with an intent whose parameters users set.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
    private let content: WidgetDescription

    /// Creates a configuration.
    ///
    /// `kind` identifies the widget permanently and globally; use reverse-DNS notation.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        let parameters = Intent.declaredParameters
        var description = WidgetDescription(
            kind: kind, families: WidgetFamily.standard,
            provider: AppIntentProvider(
                provider: provider, parameters: parameters, content: content))
        description.parameters = parameters
        description.recommends = true
        description.summary = Intent.shownDescription
        self.content = description
        PlacedKinds.add(kind, configuredBy: Intent.self)
    }
}

extension AppIntentConfiguration: PrimitiveWidgetConfiguration {
    /// A primitive: it has no body.
    public typealias Body = Never

    package func registration() -> (any Registrable)? { content }
}

/// An asynchronous timeline provider with the content of its widget.
private final class AppIntentProvider<Provider: AppIntentTimelineProvider, Content: View>:
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
        let completion = request.defer(waitingFor: "\(Provider.self).placeholder(in:)")
        let context = TimelineProviderContext(request)
        // Runs on the main actor, because the provider may be isolated to it.
        startOnMainActor { [self] in
            let entry = provider.placeholder(in: context)
            completion { content.add(entry, to: $0) }
        }
    }

    func snapshot(_ request: TimelineRequest) {
        let completion = request.defer(waitingFor: "\(Provider.self).snapshot(for:in:)")
        let context = TimelineProviderContext(request)
        startTask { [self] in
            let entry = await provider.snapshot(for: intent(of: request), in: context)
            completion { content.add(entry, to: $0) }
        }
    }

    func timeline(_ request: TimelineRequest) {
        let completion = request.defer(waitingFor: "\(Provider.self).timeline(for:in:)")
        let context = TimelineProviderContext(request)
        startTask { [self] in
            let timeline = await provider.timeline(for: intent(of: request), in: context)
            completion {
                content.add(contentsOf: timeline, to: $0) { provider.placeholder(in: context) }
            }
        }
    }

    func add(_ entry: Any, to request: TimelineRequest) -> Bool {
        content.add(anyEntry: entry, to: request)
    }

    func recommend(_ request: RecommendationsRequest) {
        // Answered on the main actor, as the placeholder is.
        request.answerOnMainActor { [self] request in
            for recommendation in provider.recommendations() {
                request.add(
                    String(localized: recommendation.description),
                    recommendation.intent.storedArguments)
            }
        }
    }

    private func intent(of request: TimelineRequest) async -> Provider.Intent {
        await request.intent(with: parameters)
    }
}

extension TimelineRequest {
    /// Returns the user's intent, and reports those of its values that are no longer valid.
    func intent<Intent: AppIntent>(with parameters: [DeclaredParameter]) async -> Intent {
        await Intent.configured(with: settings(of: parameters)) { name, reason in
            reject(name, of: parameters, reason)
        }
    }
}

/// Runs work in a new task; the caller must give up everything it captures.
func startTask(_ work: @escaping () async -> Void) {
    nonisolated(unsafe) let work = work
    Task { await work() }
}

/// Runs work on the main actor; the caller must give up everything it captures.
private func startOnMainActor(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Task { @MainActor in work() }
}
