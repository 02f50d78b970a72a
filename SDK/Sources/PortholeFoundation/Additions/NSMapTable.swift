public import Foundation

/// A table whose keys and values may be objects that nobody else keeps: then they leave it by themselves.
///
/// Not to be used by two threads at once. Differs from Apple: `count` counts only what is there.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    /// How keys or values are kept.
    public typealias Options = NSPointerFunctions.Options

    private struct Row {
        let key: KeptObject<KeyType>
        let value: KeptObject<ObjectType>
    }

    private let keyOptions: Options
    private let valueOptions: Options
    private var rows: [Int: [Row]] = [:]

    /// Makes an empty table; the capacity is only a hint.
    public required init(
        keyOptions: Options = [], valueOptions: Options = [], capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// Makes a table that keeps both.
    open class func strongToStrongObjects() -> Self { Self() }

    /// Makes a table that keeps values for as long as their keys are there.
    open class func weakToStrongObjects() -> Self { Self(keyOptions: .weakMemory) }

    /// Makes a table that keeps keys for as long as their values are there.
    open class func strongToWeakObjects() -> Self { Self(valueOptions: .weakMemory) }

    /// Makes a table that keeps neither.
    open class func weakToWeakObjects() -> Self {
        Self(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The value of a key; nil where there is none.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return rows[hash(of: key)]?.first { isRow($0, of: key) }?.value.object
    }

    /// Gives a key a value; nil takes it away.
    open func setObject(_ value: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        removeObject(forKey: key)
        guard let value else { return }
        rows[hash(of: key), default: []].append(
            Row(key: KeptObject(key, keyOptions), value: KeptObject(value, valueOptions)))
    }

    /// Takes a key away.
    open func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        rows[hash(of: key)]?.removeAll { $0.key.object == nil || isRow($0, of: key) }
    }

    /// Takes all keys away.
    open func removeAllObjects() { rows = [:] }

    /// How many keys and values there are.
    open var count: Int { pairs.count }

    /// The keys, in no order.
    open func keyEnumerator() -> NSEnumerator {
        (pairs.map(\.0) as NSArray).objectEnumerator()
    }

    /// The values, in no order; nil where there is none.
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
    /// It is kept.
    public static var strongMemory: Options { .strongMemory }
    /// It leaves when nobody else keeps it.
    public static var weakMemory: Options { .weakMemory }
}
