public import Foundation

/// A request for objects.
public struct FetchDescriptor<T: PersistentModel> {
    /// Selects objects; `nil` selects all.
    public var predicate: Predicate<T>?
    /// The sort order; without one, the order of creation.
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of results; `nil` means all.
    public var fetchLimit: Int?
    /// The number of results to skip at the beginning.
    public var fetchOffset: Int?
    /// The properties to read with the objects.
    ///
    /// No effect here: a value is read when it is accessed.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships to prefetch.
    ///
    /// No effect here: an object is read when it is accessed.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// Whether inserted objects that are not saved yet count.
    public var includePendingChanges = true

    /// Creates a descriptor.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
