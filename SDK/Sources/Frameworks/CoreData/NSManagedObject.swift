public import Foundation

/// An object of a store.
///
/// Differs from Apple: values are kept by key in memory; `@NSManaged` is an error on Linux, so a class reads its
/// properties with `value(forKey:)`.
open class NSManagedObject: NSObject, @unchecked Sendable {
    // Unchecked: used in its context's queue, as on Apple's platforms.

    /// The context it was made in.
    public private(set) weak var managedObjectContext: NSManagedObjectContext?

    /// What the object is.
    public let entity: NSEntityDescription

    private var values: [String: Any] = [:]

    /// Makes an object of this class in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        let entity = NSEntityDescription()
        entity.name = "\(Self.self)"
        self.init(entity: entity, insertInto: moc)
    }

    /// Makes an object of an entity in a context.
    public required init(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) {
        self.entity = entity
        managedObjectContext = context
        super.init()
        context?.insert(self)
    }

    /// Makes a request for all objects of this class.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: "\(Self.self)")
    }

    /// The value of a key.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Sets the value of a key.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// The value of a key.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
}

/// What a request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

/// What an object is.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The entity's name.
    open var name: String?

    /// Makes an object of an entity.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = NSEntityDescription()
        entity.name = entityName
        return NSManagedObject(entity: entity, insertInto: context)
    }
}

/// The entities of a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Makes a model without entities.
    public override init() {}

    /// Reads a model: without Core Data's compiler there are none.
    public init?(contentsOf url: URL) { return nil }
}
