public import Foundation

/// Written by `swift package build-as` in place of `@NSManaged` on a variable.
@attached(accessor)
public macro _Managed() =
    #externalMacro(module: "SwiftUIMacros", type: "ManagedPropertyMacro")

/// Written by `swift package build-as` in place of `@NSManaged` on a method.
@attached(body)
public macro _ManagedMethod() =
    #externalMacro(module: "SwiftUIMacros", type: "ManagedMethodMacro")

extension NSManagedObject {
    /// Returns the value of a key as the type of a property; `nil` if there is none or its type
    /// differs.
    public func _managedValue<Value>(forKey key: String) -> Value? {
        let value = value(forKey: key)
        return value as? Value ?? (value as? NSNumber) as? Value
    }

    /// The value of a key as a property's type.
    ///
    /// Without a value, numbers are 0, and strings and collections are empty, as on Apple's
    /// platforms; other types crash.
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

    /// Inserts an object into an ordered relationship.
    public func _insert(_ object: NSManagedObject, at index: Int, forKey key: String) {
        reorder(key) { $0.insert(object, at: index) }
    }

    /// Inserts objects at indexes of an ordered relationship.
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

    /// Replaces an object of an ordered relationship.
    public func _replace(at index: Int, with object: NSManagedObject, forKey key: String) {
        reorder(key) { $0.replaceObject(at: index, with: object) }
    }

    /// Replaces objects of an ordered relationship.
    public func _replace(at indexes: NSIndexSet, with objects: [Any], forKey key: String) {
        reorder(key) { $0.replaceObjects(at: IndexSet(indexes), with: objects) }
    }

    private func reorder(_ key: String, _ change: (NSMutableOrderedSet) -> Void) {
        let objects = NSMutableOrderedSet(orderedSet: value(forKey: key) as? NSOrderedSet ?? [])
        change(objects)
        setValue(objects, forKey: key)
    }
}
