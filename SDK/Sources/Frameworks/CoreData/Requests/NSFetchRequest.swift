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
    /// No effect here: each is read when its first value is asked for.
    open var fetchBatchSize = 0
    /// The kind of result the request returns.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Which properties dictionaries have; nil: all attributes.
    open var propertiesToFetch: [Any]?
    /// Whether duplicate dictionaries are removed.
    open var returnsDistinctResults = false
    /// Whether objects that were not saved count.
    open var includesPendingChanges = true
    /// Whether objects of more special entities count.
    open var includesSubentities = true
    /// Whether objects have values.
    ///
    /// No effect here: they have when they are asked for.
    open var includesPropertyValues = true
    /// Whether values are read again.
    ///
    /// No effect here: where others saved an object, they are.
    open var shouldRefreshRefetchedObjects = false
    /// Whether values are read on demand.
    open var returnsObjectsAsFaults = true
    /// The relationships to prefetch.
    ///
    /// No effect here: they are read when they are asked for.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Creates a request for all objects of an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Creates a request for all objects.
    public override init() { entityName = nil }

    /// The name of the entity, however it was given.
    var wanted: String? { entity?.name ?? entityName }
}
