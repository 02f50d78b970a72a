/// Tells the system when a widget shows what.
///
/// Its functions are called one after another on a background thread.
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// What a provider is asked for.
    typealias Context = TimelineProviderContext

    /// An entry without data, at once; it is drawn redacted.
    func placeholder(in context: Context) -> Entry

    /// Passes an entry for a moment to `completion`: sample data when `context.isPreview`.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Passes the entries to come to `completion`, from any thread and exactly once.
    @preconcurrency
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
