// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Waits until no other thread holds the lock of an object, then locks it; returns 0.
///
/// The lock is recursive. Differs from Apple: a value that is not an object locks nothing.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    guard let lock = ObjectLocks.entered(object) else { return 0 }
    lock.lock()
    return 0
}

/// Unlocks an object; returns 0, or -1 if it is not locked.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    guard type(of: object) is AnyClass else { return 0 }
    guard let lock = ObjectLocks.left(object) else { return -1 }
    lock.unlock()
    return 0
}

/// The locks of objects that threads hold or wait for.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// The number of threads that hold the lock or wait for it.
        var count = 0
    }

    // Unsafe but sound: accessed under the lock only.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    private static let lock = NSLock()

    static func entered(_ object: Any) -> NSRecursiveLock? {
        guard type(of: object) is AnyClass else { return nil }
        return lock.withLock {
            entries[ObjectIdentifier(object as AnyObject), default: Entry()].count += 1
            return entries[ObjectIdentifier(object as AnyObject)]?.lock
        }
    }

    static func left(_ object: Any) -> NSRecursiveLock? {
        let name = ObjectIdentifier(object as AnyObject)
        return lock.withLock {
            guard var entry = entries[name] else { return nil }
            entry.count -= 1
            entries[name] = entry.count == 0 ? nil : entry
            return entry.lock
        }
    }
}
