public import Foundation

/// A set that can hold its objects weakly, so that released objects leave it.
///
/// Not safe for use by several threads at once. Differs from Apple: `count` counts only the objects
/// that still exist.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    /// Options for holding objects.
    public typealias Options = NSPointerFunctions.Options

    private let table: NSMapTable<ObjectType, ObjectType>

    /// Creates an empty set; the capacity is a hint.
    public required init(options: Options = [], capacity initialCapacity: Int = 0) {
        table = NSMapTable(keyOptions: options, valueOptions: options)
    }

    /// Creates a set that holds its objects weakly.
    open class func weakObjects() -> Self { Self(options: .weakMemory) }

    /// Adds an object if the set does not contain it.
    open func add(_ object: ObjectType?) {
        if member(object) == nil { table.setObject(object, forKey: object) }
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

    /// Removes all objects.
    open func removeAllObjects() { table.removeAllObjects() }

    /// Returns whether the set contains an equal object.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Returns the object in the set that equals the argument.
    open func member(_ object: ObjectType?) -> ObjectType? { table.object(forKey: object) }

    /// The number of objects that still exist.
    open var count: Int { table.count }

    /// The objects, in no particular order.
    open var allObjects: [ObjectType] {
        table.objectEnumerator()?.compactMap { $0 as? ObjectType } ?? []
    }

    /// Any object of the set.
    open var anyObject: ObjectType? { allObjects.first }

    /// The objects, in no particular order.
    open func objectEnumerator() -> NSEnumerator {
        (allObjects as NSArray).objectEnumerator()
    }
}

extension NSHashTable {
    /// Holds objects strongly.
    public static var strongMemory: Options { .strongMemory }
    /// Holds objects weakly, so that released objects leave the collection.
    public static var weakMemory: Options { .weakMemory }
}
