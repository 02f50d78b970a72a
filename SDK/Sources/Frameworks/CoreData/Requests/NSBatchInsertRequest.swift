public import Foundation

/// The kind of result of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether the request succeeded.
    case statusOnly
    /// The identifiers of the inserted objects.
    case objectIDs
    /// The number of inserted objects.
    case count
}

/// A request that inserts objects.
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
