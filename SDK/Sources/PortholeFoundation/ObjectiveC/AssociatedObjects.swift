// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all. Differs from Apple: what is gone is nil, where it would be a dangling pointer.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It keeps it.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// It keeps a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It keeps it.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// It keeps a copy.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, in place of the one that had the key; nil takes it away.
///
/// From any thread. Differs from Apple: nobody says on Linux when an object goes, so what a gone object kept is let go
/// when something is associated the next time. Nothing is associated with a value that is no object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociatedValues.owner(object) else { return }
    AssociatedValues.set(value.map { AssociatedValue($0, policy) }, key, of: owner)
}

/// The value that is associated with an object by a key; nil where none is.
///
/// From any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.owner(object).flatMap { AssociatedValues.value(key, of: $0) }
}

/// Takes away all that is associated with an object.
///
/// From any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.owner(object).map(AssociatedValues.remove)
}

/// A value that an object keeps, or only knows.
private struct AssociatedValue {
    private let kept: Any?
    private weak var known: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            known = AssociatedValues.owner(value)
            // A value that is no object has nobody else to keep it.
            kept = known == nil ? value : nil
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = (value as? any NSCopying)?.copy() ?? value
        }
    }

    var value: Any? { kept ?? known }
}

/// What is associated with all objects.
private enum AssociatedValues {
    private struct Owned {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private struct Table {
        var owned: [ObjectIdentifier: Owned] = [:]
        /// At how many owners gone ones are looked for again: as often as doubling is.
        var limit = 16

        /// Takes out what gone owners kept.
        mutating func takeGone() -> [Owned] {
            guard owned.count >= limit || owned.count < 16 else { return [] }
            let gone = owned.filter { $0.value.owner == nil }
            for key in gone.keys { owned[key] = nil }
            limit = max(16, owned.count * 2)
            return Array(gone.values)
        }
    }

    // Unsafe but sound: read and written under the lock alone.
    nonisolated(unsafe) private static var table = Table()
    private static let lock = NSLock()

    /// The object that something is; nil for a value of no class.
    static func owner(_ something: Any) -> AnyObject? {
        type(of: something) is AnyClass ? something as AnyObject : nil
    }

    static func value(_ key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
        lock.withLock {
            let owned = table.owned[ObjectIdentifier(owner)]
            // Another object can have been at this address.
            return owned?.owner === owner ? owned?.values[key]?.value : nil
        }
    }

    static func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of owner: AnyObject) {
        // What is let go may come here again: not under the lock.
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
