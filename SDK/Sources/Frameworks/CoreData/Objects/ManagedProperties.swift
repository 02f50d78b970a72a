public import Foundation

/// What `swift package build-as` writes for `@NSManaged` before a variable.
@attached(accessor)
public macro _Managed() =
    #externalMacro(module: "SwiftUIMacros", type: "ManagedPropertyMacro")

/// What `swift package build-as` writes for `@NSManaged` before a method.
@attached(body)
public macro _ManagedMethod() =
    #externalMacro(module: "SwiftUIMacros", type: "ManagedMethodMacro")

extension NSManagedObject {
    /// The value of a key as a property's type; nil where there is none, or one of another type.
    public func _managedValue<Value>(forKey key: String) -> Value? {
        let value = value(forKey: key)
        return value as? Value ?? (value as? NSNumber) as? Value
    }

    /// The value of a key as a property's type.
    ///
    /// Where there is none, numbers are 0, strings and collections empty, as on Apple's platforms,
    /// and other types end the program.
    @_disfavoredOverload
    public func _managedValue<Value>(forKey key: String) -> Value {
        if let value: Value = _managedValue(forKey: key) { return value }
        for empty in [0 as NSNumber, "", NSSet(), NSOrderedSet(), NSArray(), Data()] as [Any] {
            if let value = empty as? Value { return value }
        }
        fatalError("'\(key)' of '\(entity.name ?? "\(Self.self)")' has no \(Value.self).")
    }

    /// Sets the value of a key.
    public func _setManagedValue(_ value: (some Any)?, forKey key: String) {
        setValue(value, forKey: key)
    }

    /// Adds an object to those that a key refers to.
    public func _add(_ object: NSManagedObject, forKey key: String) { _add([object], forKey: key) }

    /// Removes an object from those that a key refers to.
    public func _remove(_ object: NSManagedObject, forKey key: String) {
        _remove([object], forKey: key)
    }

    /// Puts an object before another of those that a key refers to in order.
    public func _insert(_ object: NSManagedObject, at index: Int, forKey key: String) {
        reorder(key) { $0.insert(object, at: index) }
    }

    /// Puts objects where they then stand among those that a key refers to in order.
    public func _insert(_ objects: [Any], at indexes: NSIndexSet, forKey key: String) {
        reorder(key) { $0.insert(objects, at: IndexSet(indexes)) }
    }

    /// Removes one of the objects that a key refers to in order.
    public func _remove(at index: Int, forKey key: String) {
        reorder(key) { $0.removeObject(at: index) }
    }

    /// Removes some of the objects that a key refers to in order.
    public func _remove(at indexes: NSIndexSet, forKey key: String) {
        reorder(key) { $0.removeObjects(at: IndexSet(indexes)) }
    }

    /// Puts an object in place of one that a key refers to in order.
    public func _replace(at index: Int, with object: NSManagedObject, forKey key: String) {
        reorder(key) { $0.replaceObject(at: index, with: object) }
    }

    /// Puts objects in place of some that a key refers to in order.
    public func _replace(at indexes: NSIndexSet, with objects: [Any], forKey key: String) {
        reorder(key) { $0.replaceObjects(at: IndexSet(indexes), with: objects) }
    }

    private func reorder(_ key: String, _ change: (NSMutableOrderedSet) -> Void) {
        let objects = NSMutableOrderedSet(orderedSet: value(forKey: key) as? NSOrderedSet ?? [])
        change(objects)
        setValue(objects, forKey: key)
    }
}
