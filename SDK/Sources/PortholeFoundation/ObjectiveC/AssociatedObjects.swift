// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds a weak reference.
    ///
    /// Differs from Apple: a released object reads as `nil`; there it is a dangling pointer.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Holds a strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Holds a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Holds a strong reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Holds a copy.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; `nil` removes the association.
///
/// Safe on any thread. Differs from Apple: Linux does not report released objects, so their
/// associated values are released with the next call of this function. Values that are not objects
/// cannot have associations.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociatedValues.owner(object) else { return }
    AssociatedValues.set(value.map { AssociatedValue($0, policy) }, key, of: owner)
}

/// Returns the value associated with an object under a key, or `nil`.
///
/// Safe on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.owner(object).flatMap { AssociatedValues.value(key, of: $0) }
}

/// Removes all associations of an object.
///
/// Safe on any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.owner(object).map(AssociatedValues.remove)
}

/// A value that is held strongly or weakly.
private struct AssociatedValue {
    private let kept: Any?
    private weak var known: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            known = AssociatedValues.owner(value)
            // A value that is not an object must be held strongly.
            kept = known == nil ? value : nil
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = (value as? any NSCopying)?.copy() ?? value
        }
    }

    var value: Any? { kept ?? known }
}

/// The associations of all objects.
private enum AssociatedValues {
    private struct Owned {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private struct Table {
        var owned: [ObjectIdentifier: Owned] = [:]
        /// The number of owners at which released ones are removed; it doubles each time.
        var limit = 16

        /// Removes and returns the values of released owners.
        mutating func takeGone() -> [Owned] {
            guard owned.count >= limit || owned.count < 16 else { return [] }
            let gone = owned.filter { $0.value.owner == nil }
            for key in gone.keys { owned[key] = nil }
            limit = max(16, owned.count * 2)
            return Array(gone.values)
        }
    }

    // Unsafe but sound: accessed under the lock only.
    nonisolated(unsafe) private static var table = Table()
    private static let lock = NSLock()

    /// Returns the value as an object; `nil` if it is not one.
    static func owner(_ something: Any) -> AnyObject? {
        type(of: something) is AnyClass ? something as AnyObject : nil
    }

    static func value(_ key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock {
            let owned = table.owned[ObjectIdentifier(owner)]
            // Another object may have had this address before.
            return owned?.owner === owner ? owned?.values[key]?.value : nil
        }
    }

    static func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of owner: AnyObject) {
        // Released outside the lock, because deinitializers may call these functions again.
        let released: [Any?] = lock.withLock {
            let gone = table.takeGone()
            let name = ObjectIdentifier(owner)
            let earlier = table.owned.removeValue(forKey: name)
            var owned = earlier?.owner === owner ? earlier ?? Owned() : Owned()
            owned.owner = owner
            owned.values[key] = value
            if !owned.values.isEmpty { table.owned[name] = owned }
            return gone + [earlier]
        }
        withExtendedLifetime(released) {}
    }

    static func remove(of owner: AnyObject) {
        let released = lock.withLock { table.owned.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(released) {}
    }
}
