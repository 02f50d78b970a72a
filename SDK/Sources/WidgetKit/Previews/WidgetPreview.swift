/// Declares a preview of a widget that shows the entries listed.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget that shows a provider's timeline.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension Preview {
    /// A preview of a widget that shows the entries listed.
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

    /// A preview of a widget that shows a provider's timeline.
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

    /// A preview of the widget's family, whose entries `answer` adds.
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
    /// Asks for the timeline and adds its entries to the answer.
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
    /// Adds a preview's entries; reports those that are not the widget's.
    func add(contentsOf entries: [any TimelineEntry], to request: TimelineRequest) {
        for entry in entries where !add(entry, to: request) {
            PluginLog.fail("The preview's '\(type(of: entry))' is not the widget's entry.")
        }
    }
}
