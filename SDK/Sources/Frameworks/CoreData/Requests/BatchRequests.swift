// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

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

/// Sets values of all objects that a predicate is true for.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The entity.
    public private(set) var entity: NSEntityDescription?
    /// Selects objects; `nil` selects all.
    open var predicate: NSPredicate?
    /// The new values by their names.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether objects of more special entities count.
    open var includesSubentities = true
    /// The kind of result the request returns.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Changes objects of an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Changes objects of an entity.
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

/// The kind of result of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether the request succeeded.
    case statusOnly
    /// The identifiers of the inserted objects.
    case objectIDs
    /// The number of inserted objects.
    case count
}

/// Inserts many objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The entity.
    public private(set) var entity: NSEntityDescription?
    /// The objects' values by their names.
    open var objectsToInsert: [[String: Any]]?
    /// Sets the values of the next object; returns `true` if there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// Sets the values of the next object; returns `true` if there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// The kind of result the request returns.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    private init(
        _ name: String, _ entity: NSEntityDescription?, objects: [[String: Any]]? = nil,
        managedObjectHandler: ((NSManagedObject) -> Bool)? = nil,
        dictionaryHandler: ((NSMutableDictionary) -> Bool)? = nil
    ) {
        entityName = name
        self.entity = entity
        objectsToInsert = objects
        self.managedObjectHandler = managedObjectHandler
        self.dictionaryHandler = dictionaryHandler
    }

    /// Creates a request that inserts objects with values.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil, objects: dictionaries)
    }

    /// Creates a request that inserts objects with values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity, objects: dictionaries)
    }

    /// Creates a request that inserts objects until `handler` returns `true`.
    public convenience init(
        entity: NSEntityDescription,
        managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entity.name ?? "", entity, managedObjectHandler: handler) }

    /// Creates a request that inserts objects until `handler` returns `true`.
    public convenience init(
        entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName, nil, managedObjectHandler: handler) }

    /// Creates a request that inserts objects with values until `handler` returns `true`.
    public convenience init(
        entity: NSEntityDescription,
        dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entity.name ?? "", entity, dictionaryHandler: handler) }

    /// Creates a request that inserts objects with values until `handler` returns `true`.
    public convenience init(
        entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName, nil, dictionaryHandler: handler) }

    func execute(in context: NSManagedObjectContext) throws -> NSBatchInsertResult {
        var made: [NSManagedObject] = []
        func new() -> NSManagedObject {
            NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
        }
        for values in objectsToInsert ?? [] {
            let object = new()
            object.setValuesForKeys(values)
            made.append(object)
        }
        if let managedObjectHandler {
            while true {
                let object = new()
                if managedObjectHandler(object) {
                    context.delete(object)
                    break
                }
                made.append(object)
            }
        }
        if let dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if dictionaryHandler(values) { break }
                let object = new()
                for (key, value) in values { object.setValue(value, forKey: "\(key)") }
                made.append(object)
            }
        }
        try context.save()
        let result: Any =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: made.map(\.objectID)
            case .count: made.count
            }
        return NSBatchInsertResult(result, resultType)
    }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The result, whose type depends on the result type of the request.
    public let result: Any?
    /// The kind of result the request returns.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
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
