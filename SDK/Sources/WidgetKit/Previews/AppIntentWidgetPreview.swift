public import AppIntents

/// Declares a preview of a configured widget that shows its provider's timeline.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a configured widget that shows the entries listed.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget that shows the timeline of an asynchronous provider.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension Preview {
    /// A preview of a configured widget that shows its provider's timeline.
    public init<Intent: WidgetConfigurationIntent>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
        widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
    ) {
        self.init(name, as: family, widget: widget) { widget, request in
            let completion = request.defer(waitingFor: "timelineProvider:")
            Task { @MainActor in
                await timelineProvider().addTimeline(intent, to: request, of: widget, completion)
            }
        }
    }

    /// A preview of a configured widget that shows the entries listed.
    public init<Intent: WidgetConfigurationIntent>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, as: family, widget: widget, timeline: timeline)
    }

    /// A preview of a widget that shows the timeline of an asynchronous provider.
    public init(
        _ name: String? = nil, as family: WidgetFamily,
        widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
    ) {
        self.init(name, as: family, widget: widget) { widget, request in
            let completion = request.defer(waitingFor: "timelineProvider:")
            Task { @MainActor in
                await timelineProvider().addTimeline(nil, to: request, of: widget, completion)
            }
        }
    }
}

extension AppIntentTimelineProvider {
    /// Asks for the timeline and adds its entries; an intent of another type stands for none.
    @MainActor
    fileprivate func addTimeline(
        _ intent: Any?, to request: TimelineRequest, of widget: any WidgetProvider,
        _ completion: TimelineCompletion
    ) async {
        // Unsafe but sound: the provider was made for this call alone.
        nonisolated(unsafe) let provider = self
        let intent = intent as? Intent ?? Intent()
        nonisolated(unsafe) let timeline = await provider.timeline(
            for: intent, in: TimelineProviderContext(request))
        completion { widget.add(contentsOf: timeline.entries, to: $0) }
    }
}
