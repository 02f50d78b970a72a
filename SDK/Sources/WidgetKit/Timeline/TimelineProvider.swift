/// Provides the timeline of a widget.
///
/// Its functions are called one after another on a background thread.
public protocol TimelineProvider: _PlaceholderProvider {
    /// Passes an entry for the current time to `completion`; sample data if `context.isPreview`.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Passes the timeline to `completion`, from any thread and exactly once.
    @preconcurrency
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// Returns when the widget is relevant.
    ///
    /// No effect here: hosts use the relevance of entries.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// Returns no relevance by default.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

// Reports the current names to a provider that uses those of the first beta.
extension TimelineProvider {
    /// Reports the missing snapshot function.
    @available(
        *, unavailable,
        message: "write getSnapshot(in:completion:), which was snapshot(with:completion:)"
    )
    public func getSnapshot(
        in context: Context, completion: @escaping @Sendable (Entry) -> Void
    ) { fatalError() }

    /// Reports the missing timeline function.
    @available(
        *, unavailable,
        message: "write getTimeline(in:completion:), which was timeline(with:completion:)"
    )
    public func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) { fatalError() }
}
