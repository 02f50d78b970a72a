import Synchronization

/// Stores the dependencies of intents and queries.
public final class AppDependencyManager: Sendable {
    /// The manager that `@AppDependency` uses by default.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let name: AnySendableHashable?
        let type: ObjectIdentifier
    }

    private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

    /// Creates a manager without dependencies.
    public init() {}

    /// Adds a dependency, which is created at first use.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil,
        dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        add(key: key) { dependency() }
    }

    /// Adds a dependency, which is created at first use.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil,
        dependency: @escaping @Sendable () -> Dependency
    ) {
        let made = Mutex<Dependency?>(nil)
        let key = Key(
            name: key.map(AnySendableHashable.init), type: ObjectIdentifier(Dependency.self))
        makers.withLock {
            $0[key] = {
                made.withLock { value in
                    let made = value ?? dependency()
                    value = made
                    return made
                }
            }
        }
    }

    func provides(_ type: Any.Type, key: (any Hashable & Sendable)?) -> Bool {
        let key = Key(name: key.map(AnySendableHashable.init), type: ObjectIdentifier(type))
        return makers.withLock { $0[key] != nil }
    }

    func dependency<Dependency>(
        _ type: Dependency.Type, key: (any Hashable & Sendable)?
    ) -> Dependency? {
        let key = Key(name: key.map(AnySendableHashable.init), type: ObjectIdentifier(type))
        return makers.withLock { $0[key] }?() as? Dependency
    }
}

/// A type-erased hashable value that is Sendable.
private struct AnySendableHashable: Hashable, Sendable {
    // Unsafe but sound: it only contains Sendable values.
    nonisolated(unsafe) let value: AnyHashable

    init(_ value: any Hashable & Sendable) { self.value = AnyHashable(value) }
}
