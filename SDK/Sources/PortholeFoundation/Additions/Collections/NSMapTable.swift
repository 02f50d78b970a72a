public import Foundation

/// A table that can hold its keys and values weakly, so that released objects leave it.
///
/// Not safe for use by several threads at once. Differs from Apple: `count` counts only the pairs
/// that still exist.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    /// Options for holding keys and values.
    public typealias Options = NSPointerFunctions.Options

    private struct Row {
        let key: KeptObject<KeyType>
        let value: KeptObject<ObjectType>
    }

    private let keyOptions: Options
    private let valueOptions: Options
    private var rows: [Int: [Row]] = [:]

    /// Creates an empty table; the capacity is a hint.
    public required init(
        keyOptions: Options = [], valueOptions: Options = [], capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// Creates a table that holds keys and values strongly.
    open class func strongToStrongObjects() -> Self { Self() }

    /// Creates a table that holds keys weakly and values strongly.
    open class func weakToStrongObjects() -> Self { Self(keyOptions: .weakMemory) }

    /// Creates a table that holds keys strongly and values weakly.
    open class func strongToWeakObjects() -> Self { Self(valueOptions: .weakMemory) }

    /// Creates a table that holds keys and values weakly.
    open class func weakToWeakObjects() -> Self {
        Self(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Returns the value of a key, or `nil` if there is none.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return rows[hash(of: key)]?.first { isRow($0, of: key) }?.value.object
    }

    /// Sets the value of a key; `nil` removes the key.
    open func setObject(_ value: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        removeObject(forKey: key)
        guard let value else { return }
        rows[hash(of: key), default: []].append(
            Row(key: KeptObject(key, keyOptions), value: KeptObject(value, valueOptions)))
    }

    /// Removes a key.
    open func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        rows[hash(of: key)]?.removeAll { $0.key.object == nil || isRow($0, of: key) }
    }

    /// Removes all keys.
    open func removeAllObjects() { rows = [:] }

    /// The number of pairs that still exist.
    open var count: Int { pairs.count }

    /// Returns the keys, in no particular order.
    open func keyEnumerator() -> NSEnumerator {
        (pairs.map(\.0) as NSArray).objectEnumerator()
    }

    /// Returns the values, in no particular order.
    open func objectEnumerator() -> NSEnumerator? {
        (pairs.map(\.1) as NSArray).objectEnumerator()
    }

    private var pairs: [(KeyType, ObjectType)] {
        rows.values.joined().compactMap { row in
            guard let key = row.key.object, let value = row.value.object else { return nil }
            return (key, value)
        }
    }

    private func hash(of key: KeyType) -> Int {
        guard !keyOptions.contains(.objectPointerPersonality), let key = key as? NSObject else {
            return ObjectIdentifier(key).hashValue
        }
        return key.hash
    }

    private func isRow(_ row: Row, of key: KeyType) -> Bool {
        guard let other = row.key.object else { return false }
        if other === key { return true }
        guard !keyOptions.contains(.objectPointerPersonality), let key = key as? NSObject else {
            return false
        }
        return key.isEqual(other)
    }
}

extension NSMapTable {
    /// Holds objects strongly.
    public static var strongMemory: Options { .strongMemory }
    /// Holds objects weakly, so that released objects leave the collection.
    public static var weakMemory: Options { .weakMemory }
}
