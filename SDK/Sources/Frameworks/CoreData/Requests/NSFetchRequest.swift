public import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

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

    var wanted: String? { entity?.name ?? entityName }
}

/// Deletes the objects that match a request.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The request for the objects to delete.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The kind of result the request returns.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Creates a request that deletes the objects matching another request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
    }

    /// Deletes the objects of names.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        fetchRequest.predicate = NSPredicate { object, _ in
            (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
        }
    }

    func execute(in context: NSManagedObjectContext) throws -> NSBatchDeleteResult {
        let doomed = try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        let names = doomed.map(\.objectID)
        doomed.forEach(context.delete)
        try context.save()
        let result: Any =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: names
            case .resultTypeCount: names.count
            }
        return NSBatchDeleteResult(result, resultType)
    }
}

/// The kind of result of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether the request succeeded.
    case resultTypeStatusOnly
    /// The identifiers of the deleted objects.
    case resultTypeObjectIDs
    /// The number of deleted objects.
    case resultTypeCount
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result, whose type depends on the result type of the request.
    public let result: Any?
    /// The kind of result the request returns.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}
