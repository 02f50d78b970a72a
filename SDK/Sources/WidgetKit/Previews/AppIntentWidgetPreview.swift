public import AppIntents

/// Declares a preview of a configured widget with the timeline of its provider.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a configured widget with the given entries.
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of an asynchronous provider.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any AppIntentTimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension Preview {
    /// Creates a preview of a configured widget with the timeline of its provider.
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

    /// Creates a preview of a configured widget with the given entries.
    public init<Intent: WidgetConfigurationIntent>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewEntriesBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, as: family, widget: widget, timeline: timeline)
    }

    /// Creates a preview of a widget with the timeline of an asynchronous provider.
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
    /// Requests the timeline and adds its entries; an intent of another type counts as none.
    @MainActor
    fileprivate func addTimeline(
        _ intent: Any?, to request: TimelineRequest, of widget: any WidgetProvider,
        _ completion: TimelineCompletion
    ) async {
        // Unsafe but sound: the provider was created for this call only.
        nonisolated(unsafe) let provider = self
        let intent = intent as? Intent ?? Intent()
        nonisolated(unsafe) let timeline = await provider.timeline(
            for: intent, in: TimelineProviderContext(request))
        completion { widget.add(contentsOf: timeline.entries, to: $0) }
    }
}
