/// A widget's entries to come, and when to ask for more.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
    /// The entries; their order does not matter.
    public let entries: [EntryType]
    /// When the provider is asked again.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}
