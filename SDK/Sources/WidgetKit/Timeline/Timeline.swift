/// The future entries of a widget, and the time of the next request.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
    /// The entries, in any order.
    public let entries: [EntryType]
    /// When the provider is asked for the next timeline.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}
