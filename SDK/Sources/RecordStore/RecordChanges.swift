/// The changes to a store that one save makes.
package struct RecordChanges: Sendable {
    /// The inserted and updated objects, with all their values.
    package var kept: [Record] = []
    /// The deleted objects.
    package var removed: Set<Record.Name> = []
    /// The author that the context names, for the history; nil: none.
    package var author: String?

    /// Makes the changes of one save.
    package init(kept: [Record] = [], removed: Set<Record.Name> = [], author: String? = nil) {
        self.kept = kept
        self.removed = removed
        self.author = author
    }

    /// Whether there is nothing to save.
    package var isEmpty: Bool { kept.isEmpty && removed.isEmpty }
}
