// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// A lock, to be kept at a stable address.
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()

    /// Creates an unlocked lock.
    public init() {}
}

/// A lock, to be kept at a stable address.
public typealias os_unfair_lock_s = os_unfair_lock

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks a lock, waiting until it is unlocked.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(&lock.pointee.mutex)
}

/// Unlocks a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(&lock.pointee.mutex)
}

/// Locks a lock if it is unlocked, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(&lock.pointee.mutex) == 0
}
