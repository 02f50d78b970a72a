public import Foundation

/// The kind of result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether the request succeeded.
    case statusOnlyResultType
    /// The identifiers of the updated objects.
    case updatedObjectIDsResultType
    /// The number of updated objects.
    case updatedObjectsCountResultType
}

/// A request that sets values of all objects matching a predicate.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The entity.
    public private(set) var entity: NSEntityDescription?
    /// The predicate for objects; all of them match `nil`.
    open var predicate: NSPredicate?
    /// The new values by their names.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether objects of subentities are updated.
    open var includesSubentities = true
    /// The kind of result the request returns.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Creates a request for the objects of an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Creates a request for the objects of an entity.
    public init(entity: NSEntityDescription) {
        entityName = entity.name ?? ""
        self.entity = entity
    }

    func execute(in context: NSManagedObjectContext) throws -> NSBatchUpdateResult {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        request.predicate = predicate
        request.includesSubentities = includesSubentities
        let objects = try context.fetch(request)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                object.setValue(value is NSNull ? nil : value, forKey: "\(key)")
            }
        }
        try context.save()
        let result: Any =
            switch resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: objects.map(\.objectID)
            case .updatedObjectsCountResultType: objects.count
            }
        return NSBatchUpdateResult(result, resultType)
    }
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The result, whose type depends on the result type of the request.
    public let result: Any?
    /// The kind of result the request returns.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}
