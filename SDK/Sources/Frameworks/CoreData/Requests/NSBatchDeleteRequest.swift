import Foundation

/// A request that deletes the objects matching a fetch request, or with given identifiers.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The request for the objects to delete.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The kind of result the request returns.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Creates a request that deletes the objects matching another request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
    }

    /// Creates a request that deletes the objects with identifiers, which are of one entity.
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
