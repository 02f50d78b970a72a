public import Foundation

/// A set of objects that nobody else may keep: then they leave it by themselves.
///
/// Not to be used by two threads at once. Differs from Apple: `count` counts only what is there.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    /// How objects are kept.
    public typealias Options = NSPointerFunctions.Options

    private let table: NSMapTable<ObjectType, ObjectType>

    /// Makes an empty set; the capacity is only a hint.
    public required init(options: Options = [], capacity initialCapacity: Int = 0) {
        table = NSMapTable(keyOptions: options, valueOptions: options)
    }

    /// Makes a set that keeps its objects for only as long as others do.
    open class func weakObjects() -> Self { Self(options: .weakMemory) }

    /// Adds an object where it is missing.
    open func add(_ object: ObjectType?) {
        if member(object) == nil { table.setObject(object, forKey: object) }
    }

    /// Takes an object away.
    open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

    /// Takes all objects away.
    open func removeAllObjects() { table.removeAllObjects() }

    /// Whether an object or one that is equal is there.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object that is there for an equal one.
    open func member(_ object: ObjectType?) -> ObjectType? { table.object(forKey: object) }

    /// How many objects there are.
    open var count: Int { table.count }

    /// The objects, in no order.
    open var allObjects: [ObjectType] {
        table.objectEnumerator()?.compactMap { $0 as? ObjectType } ?? []
    }

    /// One of the objects.
    open var anyObject: ObjectType? { allObjects.first }

    /// The objects, in no order.
    open func objectEnumerator() -> NSEnumerator {
        (allObjects as NSArray).objectEnumerator()
    }
}

extension NSHashTable {
    /// It is kept.
    public static var strongMemory: Options { .strongMemory }
    /// It leaves when nobody else keeps it.
    public static var weakMemory: Options { .weakMemory }
}
