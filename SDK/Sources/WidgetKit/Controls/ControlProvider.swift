import AppIntents

/// Answers what a control shows, by awaiting its value and making its template of it.
struct ControlProvider: @unchecked Sendable {
    // Unchecked: the closures were made on the main thread; templates are made there only, and the
    // runner has one request answered after another.
    private let makeTemplate: (TimelineRequest) async throws -> @MainActor () -> ControlContent

    /// A control whose content depends on a value, which may depend on what the user has set.
    init<Value, Template: ControlWidgetTemplate>(
        value: @escaping (TimelineRequest) async throws -> Value,
        content: @escaping (Value) -> Template
    ) {
        // Unsafe but sound: the closure is called on the main thread only, the value given away.
        nonisolated(unsafe) let content = content
        makeTemplate = { request in
            nonisolated(unsafe) let value = try await value(request)
            return { content(value).controlContent() }
        }
    }

    /// Adds one entry to the request's answer, now or later.
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
    /// A control whose value a provider knows.
    init<Provider: ControlValueProvider, Template: ControlWidgetTemplate>(
        _ provider: Provider, content: @escaping (Provider.Value) -> Template
    ) {
        self.init(
            value: { request in
                request.isPreview ? provider.previewValue : try await provider.currentValue()
            }, content: content)
    }

    /// A control whose value a provider knows by what the user has set.
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

    /// A control whose value is what the user has set.
    init<Configuration: AppIntent, Template: ControlWidgetTemplate>(
        _ parameters: [DeclaredParameter], content: @escaping (Configuration) -> Template
    ) {
        self.init(value: { await $0.intent(with: parameters) }, content: content)
    }
}
