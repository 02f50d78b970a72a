/// Builds entries from the statements of a preview's `relevanceEntries:` block.
@resultBuilder
public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
    /// Adds an entry.
    public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

    /// Begins with the first statement's entries.
    public static func buildPartialBlock(first entries: [Entry]) -> [Entry] { entries }

    /// Adds the next statement's entries.
    public static func buildPartialBlock(accumulated: [Entry], next: [Entry]) -> [Entry] {
        accumulated + next
    }

    /// Allows loops.
    public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
