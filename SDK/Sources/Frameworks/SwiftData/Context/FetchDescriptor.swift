public import Foundation

/// Asks a context for objects.
public struct FetchDescriptor<T: PersistentModel> {
    /// Selects objects; `nil` selects all.
    public var predicate: Predicate<T>?
    /// In which order; as they were made where none is given.
    public var sortBy: [SortDescriptor<T>]
    /// How many at most; `nil`: all.
    public var fetchLimit: Int?
    /// The number of results to skip at the beginning.
    public var fetchOffset: Int?
    /// Which properties are read at once.
    ///
    /// No effect here: a value is read when it is asked for.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Which other objects come along.
    ///
    /// No effect here: an object is read when it is asked for.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// Whether objects not saved yet count.
    public var includePendingChanges = true

    /// Asks for objects.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
