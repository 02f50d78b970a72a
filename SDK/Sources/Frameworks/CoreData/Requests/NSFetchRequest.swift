public import Foundation

/// Something that a store does.
open class NSPersistentStoreRequest: NSObject {}

/// What a request answers with.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The types as bits.
    public let rawValue: UInt

    /// The types of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType = Self([])
    /// The objects' names.
    public static let managedObjectIDResultType = Self(rawValue: 1)
    /// Values by their keys.
    public static let dictionaryResultType = Self(rawValue: 2)
    /// How many there are.
    public static let countResultType = Self(rawValue: 4)
}

/// Asks a context for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The entity's name.
    public let entityName: String?
    /// The entity.
    open var entity: NSEntityDescription?
    /// Selects objects; `nil` selects all.
    open var predicate: NSPredicate?
    /// The sort order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0 means all.
    open var fetchLimit = 0
    /// The number of results to skip at the beginning.
    open var fetchOffset = 0
    /// How many are read at a time.
    ///
    /// No effect here: each is read when its first value is asked for.
    open var fetchBatchSize = 0
    /// The kind of result the request returns.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Which properties dictionaries have; nil: all attributes.
    open var propertiesToFetch: [Any]?
    /// Whether each dictionary comes once.
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
    /// Whether values are read when they are asked for first.
    open var returnsObjectsAsFaults = true
    /// Which other objects come along.
    ///
    /// No effect here: they are read when they are asked for.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Asks for all objects of an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Asks for all objects.
    public override init() { entityName = nil }

    var wanted: String? { entity?.name ?? entityName }
}

/// Deletes what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// What is deleted.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The kind of result the request returns.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Deletes what a request finds.
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

/// What deleting answers with.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it worked.
    case resultTypeStatusOnly
    /// The names of what was deleted.
    case resultTypeObjectIDs
    /// How many were deleted.
    case resultTypeCount
}

/// What a store answers to a request.
open class NSPersistentStoreResult: NSObject {}

/// What a store answers to deleting.
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
