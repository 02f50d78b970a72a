// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// A lock in a variable that does not move.
public struct os_unfair_lock {
    fileprivate var mutex = pthread_mutex_t()

    /// Makes a free lock.
    public init() {}
}

/// A lock in a variable that does not move.
public typealias os_unfair_lock_s = os_unfair_lock

/// A place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(&lock.pointee.mutex)
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(&lock.pointee.mutex)
}

/// Takes a lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(&lock.pointee.mutex) == 0
}
