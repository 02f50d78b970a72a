/// Builds entries from the statements of a preview's `timeline:` block.
@resultBuilder
public struct PreviewEntriesBuilder {
    /// Adds an entry.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] {
        [entry]
    }

    /// Adds the entries of a sequence.
    public static func buildExpression<Entries: Sequence>(
        _ entries: Entries
    ) -> [any TimelineEntry] where Entries.Element: TimelineEntry {
        entries.map { $0 }
    }

    /// Combines entries.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
        entries.flatMap { $0 }
    }

    /// Allows loops.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
        entries.flatMap { $0 }
    }

    /// Allows an `if` without an `else`.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
        entries ?? []
    }

    /// Allows the first branch of `if` and `switch`.
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
        entries
    }

    /// Allows the other branch of `if` and `switch`.
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
        entries
    }

    /// Allows `if #available`.
    public static func buildLimitedAvailability(
        _ entries: [any TimelineEntry]
    ) -> [any TimelineEntry] { entries }
}
