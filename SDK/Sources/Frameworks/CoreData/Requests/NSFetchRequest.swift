public import Foundation

/// The kind of result of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType = Self([])
    /// Identifiers of objects.
    public static let managedObjectIDResultType = Self(rawValue: 1)
    /// Dictionaries of values.
    public static let dictionaryResultType = Self(rawValue: 2)
    /// The number of results.
    public static let countResultType = Self(rawValue: 4)
}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String?
    /// The entity.
    open var entity: NSEntityDescription?
    /// Selects objects; `nil` selects all.
    open var predicate: NSPredicate?
    /// The sort order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of results; 0 means all.
    open var fetchLimit = 0
    /// The number of results to skip at the beginning.
    open var fetchOffset = 0
    /// The number of objects read at a time.
    ///
    /// No effect here: each is read when its first value is accessed.
    open var fetchBatchSize = 0
    /// The kind of result the request returns.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// The properties in dictionaries; `nil` means all attributes.
    open var propertiesToFetch: [Any]?
    /// Whether duplicate dictionaries are removed.
    open var returnsDistinctResults = false
    /// Whether unsaved insertions and deletions count.
    open var includesPendingChanges = true
    /// Whether objects of subentities count.
    open var includesSubentities = true
    /// Whether values are read with the objects.
    ///
    /// No effect here: an object's values are read when the first is accessed.
    open var includesPropertyValues = true
    /// Whether values are read again.
    ///
    /// No effect here: those of objects that others saved always are.
    open var shouldRefreshRefetchedObjects = false
    /// Whether values are read on demand.
    open var returnsObjectsAsFaults = true
    /// The relationships to prefetch.
    ///
    /// No effect here: they are read when they are accessed.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Creates a request for all objects of an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Creates a request for all objects.
    public override init() { entityName = nil }

    /// The name of the entity, from the description or as given; `nil` means all entities.
    var wantedEntity: String? { entity?.name ?? entityName }
}
