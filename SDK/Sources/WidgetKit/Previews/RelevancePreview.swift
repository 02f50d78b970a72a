import Foundation

/// Declares a preview of a widget by relevance with the given entries.
@freestanding(declaration)
public macro Preview<Entry: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    @PreviewRelevanceEntryBuilder<Entry> relevanceEntries:
        @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget by relevance with the entries of a provider.
@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    relevanceProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget by relevance with the entries of a provider for the given
/// configurations.
@freestanding(declaration)
public macro Preview<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension Preview {
    /// Creates a preview of a widget by relevance with the given entries.
    public init<Entry: RelevanceEntry>(
        _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
        @PreviewRelevanceEntryBuilder<Entry> relevanceEntries:
            @escaping @MainActor () async -> [Entry]
    ) {
        self.init(name, as: .accessoryRectangular, widget: widget) { widget, request in
            let completion = request.defer(waitingFor: "relevanceEntries:")
            Task { @MainActor in
                let entries = await relevanceEntries()
                completion { widget.add(contentsOf: entries.inSequence(from: $0.now), to: $0) }
            }
        }
    }

    /// Creates a preview of a widget by relevance with the entries of a provider.
    public init<Provider: RelevanceEntriesProvider>(
        _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
        relevanceProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, as: .accessoryRectangular, widget: widget) { widget, request in
            let completion = request.defer(waitingFor: "relevanceProvider:")
            Task { @MainActor in
                await relevanceProvider().addEntries(
                    of: nil, to: request, of: widget, completion)
            }
        }
    }

    /// Creates a preview of a widget by relevance with the entries of a provider for the given
    /// configurations.
    public init<Provider: RelevanceEntriesProvider>(
        _ name: String? = nil, widget: @escaping @MainActor () -> any Widget,
        relevanceProvider: @escaping @MainActor () -> Provider,
        relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
    ) {
        self.init(name, as: .accessoryRectangular, widget: widget) { widget, request in
            let completion = request.defer(waitingFor: "relevance:")
            Task { @MainActor in
                let relevance = await relevance()
                await relevanceProvider().addEntries(
                    of: relevance, to: request, of: widget, completion)
            }
        }
    }
}

extension RelevanceEntriesProvider {
    /// Adds the entry of each configuration; without `relevance`, of those of the provider.
    @MainActor
    fileprivate func addEntries(
        of relevance: WidgetRelevance<Configuration>?, to request: TimelineRequest,
        of widget: any WidgetProvider, _ completion: TimelineCompletion
    ) async {
        // Unsafe but sound: they were created for this call only.
        nonisolated(unsafe) let provider = self
        nonisolated(unsafe) let entries = await provider.entries(
            of: relevance, in: RelevanceEntriesProviderContext(request))
        completion { widget.add(contentsOf: entries.inSequence(from: $0.now), to: $0) }
    }

    private func entries(
        of relevance: WidgetRelevance<Configuration>?, in context: Context
    ) async -> [Entry] {
        var attributes = relevance?.attributes
        if attributes == nil { attributes = await self.relevance().attributes }
        var entries: [Entry] = []
        for attribute in attributes ?? [] {
            entries.append(await entry(of: attribute.configuration, in: context))
        }
        return entries
    }
}

extension Array where Element: RelevanceEntry {
    /// Dates the entries one second apart.
    fileprivate func inSequence(from date: Date) -> [RelevantTimelineEntry<Element>] {
        enumerated().map { RelevantTimelineEntry(date: date + Double($0.offset), base: $0.element) }
    }
}
