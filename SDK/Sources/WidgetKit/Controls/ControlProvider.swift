import AppIntents

/// Provides the content of a control: awaits its value and creates its template.
struct ControlProvider: @unchecked Sendable {
    // Unchecked: the closures are created on the main thread and templates are made there only; the
    // runner sends one request at a time.
    private let makeTemplate: (TimelineRequest) async throws -> @MainActor () -> ControlContent

    /// Creates a provider for content that depends on a value, which may depend on the
    /// configuration.
    init<Value, Template: ControlWidgetTemplate>(
        value: @escaping (TimelineRequest) async throws -> Value,
        content: @escaping (Value) -> Template
    ) {
        // Unsafe but sound: the closure is called on the main thread only, and the value was given
        // up.
        nonisolated(unsafe) let content = content
        makeTemplate = { request in
            nonisolated(unsafe) let value = try await value(request)
            return { content(value).controlContent() }
        }
    }

    /// Adds one entry to the reply, now or later.
    func show(_ request: TimelineRequest, kind: String) {
        let completion = request.defer(waitingFor: "The value of the control '\(kind)'")
        Task { [self] in
            do {
                let content = try await makeTemplate(request)
                completion { request in
                    request.add(date: request.now, relevance: (0, 0)) {
                        content().record(into: $0)
                    }
                }
            } catch {
                completion.fail(IntentFailure.message(of: error))
            }
        }
    }
}

extension ControlProvider {
    /// Creates a provider whose value comes from a value provider.
    init<Provider: ControlValueProvider, Template: ControlWidgetTemplate>(
        _ provider: Provider, content: @escaping (Provider.Value) -> Template
    ) {
        self.init(
            value: { request in
                request.isPreview ? provider.previewValue : try await provider.currentValue()
            }, content: content)
    }

    /// Creates a provider whose value comes from a value provider and the configuration.
    init<Provider: AppIntentControlValueProvider, Template: ControlWidgetTemplate>(
        _ provider: Provider, _ parameters: [DeclaredParameter],
        content: @escaping (Provider.Value) -> Template
    ) {
        self.init(
            value: { request in
                let configuration: Provider.Configuration = await request.intent(with: parameters)
                return request.isPreview
                    ? provider.previewValue(configuration: configuration)
                    : try await provider.currentValue(configuration: configuration)
            }, content: content)
    }

    /// Creates a provider whose value is the configuration.
    init<Configuration: AppIntent, Template: ControlWidgetTemplate>(
        _ parameters: [DeclaredParameter], content: @escaping (Configuration) -> Template
    ) {
        self.init(value: { await $0.intent(with: parameters) }, content: content)
    }
}
