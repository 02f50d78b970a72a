/// Tells the system when a widget shows what.
///
/// Its functions are called one after another on a background thread.
public protocol TimelineProvider: _PlaceholderProvider {
    /// Passes an entry for a moment to `completion`: sample data when `context.isPreview`.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Passes the entries to come to `completion`, from any thread and exactly once.
    @preconcurrency
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// When the widget matters.
    ///
    /// No effect here: hosts go by the entries' relevance.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// Never more than else.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

// A provider that still has the names of the first beta is told the present ones.
extension TimelineProvider {
    /// Names what a provider without a snapshot lacks.
    @available(
        *, unavailable,
        message: "write getSnapshot(in:completion:), which was snapshot(with:completion:)"
    )
    public func getSnapshot(
        in context: Context, completion: @escaping @Sendable (Entry) -> Void
    ) { fatalError() }

    /// Names what a provider without a timeline lacks.
    @available(
        *, unavailable,
        message: "write getTimeline(in:completion:), which was timeline(with:completion:)"
    )
    public func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) { fatalError() }
}
