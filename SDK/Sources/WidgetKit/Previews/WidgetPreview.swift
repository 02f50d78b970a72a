/// Declares a preview of a widget with the given entries.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension Preview {
    /// Creates a preview of a widget with the given entries.
    public init(
        _ name: String? = nil, as family: WidgetFamily,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, as: family, widget: widget) { provider, request in
            let completion = request.defer(waitingFor: "timeline:")
            Task { @MainActor in
                let entries = await timeline()
                completion { provider.add(contentsOf: entries, to: $0) }
            }
        }
    }

    /// Creates a preview of a widget with the timeline of a provider.
    public init(
        _ name: String? = nil, as family: WidgetFamily,
        widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> any TimelineProvider
    ) {
        self.init(name, as: family, widget: widget) { widgetProvider, request in
            let completion = request.defer(waitingFor: "timelineProvider:")
            Task { @MainActor in
                timelineProvider().addTimeline(to: request, of: widgetProvider, completion)
            }
        }
    }

    /// Creates a preview of a widget's family; `answer` adds the entries.
    init(
        _ name: String?, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        answer: @escaping @Sendable (any WidgetProvider, TimelineRequest) -> Void
    ) {
        self.init {
            widget().registrations().compactMap { $0 as? WidgetDescription }.prefix(1).map {
                description in
                let provider = description.provider
                return PreviewDescription(
                    name: name, families: family.bit, options: description.options
                ) { request in
                    answer(provider, request)
                }
            }
        }
    }
}

extension TimelineProvider {
    /// Requests the timeline and adds its entries to the reply.
    fileprivate func addTimeline(
        to request: TimelineRequest, of widget: any WidgetProvider,
        _ completion: TimelineCompletion
    ) {
        let answer = crossingThreads { (timeline: Timeline<Entry>) in
            completion { widget.add(contentsOf: timeline.entries, to: $0) }
        }
        getTimeline(in: TimelineProviderContext(request), completion: answer)
    }
}

extension WidgetProvider {
    /// Adds the entries of a preview; reports those of another type.
    func add(contentsOf entries: [any TimelineEntry], to request: TimelineRequest) {
        for entry in entries where !add(entry, to: request) {
            PluginLog.fail("The preview's '\(type(of: entry))' is not the widget's entry.")
        }
    }
}
