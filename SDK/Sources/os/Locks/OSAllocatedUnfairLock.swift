import Foundation

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the state is reached with the lock held only.
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    /// Whether the current thread holds a lock.
    public struct Ownership: Sendable, Hashable {
        private let isOwner: Bool

        /// The current thread holds the lock.
        public static var owner: Ownership { Ownership(isOwner: true) }

        /// The current thread does not hold the lock.
        public static var notOwner: Ownership { Ownership(isOwner: false) }
    }

    private let storage: Storage

    /// Creates a lock that protects a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Creates a lock that protects a state that is not sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls `body` while the lock is held, and returns its result.
    public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls `body` while the lock is held, and returns its result.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls `body` while the lock is held, and returns its result; nil if it is held already.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Calls `body` while the lock is held, and returns its result.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Locks the lock, waiting until it is unlocked.
    @available(*, noasync)
    public func lock() { storage.lock.lock() }

    /// Unlocks the lock.
    @available(*, noasync)
    public func unlock() { storage.lock.unlock() }

    /// Locks the lock if it is unlocked, and returns whether it did.
    @available(*, noasync)
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
