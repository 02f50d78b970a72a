import Foundation

/// A lock with the state it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the state is reached with the lock held only.
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    /// Who may hold a lock.
    public struct Ownership: Sendable, Hashable {
        private let isOwner: Bool

        /// This thread.
        public static var owner: Ownership { Ownership(isOwner: true) }

        /// Another thread or none.
        public static var notOwner: Ownership { Ownership(isOwner: false) }
    }

    private let storage: Storage

    /// Makes a lock around a state that only this lock's holders can reach.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Makes a lock around a state that others may reach too.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls `body` with the lock held.
    public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls `body` with the lock held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls `body` with the lock held, if it is free.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock that guards nothing of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Calls `body` with the lock held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Waits for the lock and takes it.
    @available(*, noasync)
    public func lock() { storage.lock.lock() }

    /// Gives the lock back.
    @available(*, noasync)
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock if it is free.
    @available(*, noasync)
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
