import Synchronization

/// Keeps what intents and queries depend on.
public final class AppDependencyManager: Sendable {
    /// The manager that `@AppDependency` asks.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let name: AnySendableHashable?
        let type: ObjectIdentifier
    }

    private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

    /// Creates a manager without dependencies.
    public init() {}

    /// Adds a dependency, made when it is first asked for.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil,
        dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        add(key: key) { dependency() }
    }

    /// Adds a dependency, made when it is first asked for.
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

/// A hashable value of any type that may cross threads.
private struct AnySendableHashable: Hashable, Sendable {
    // Unsafe but sound: it only ever holds a Sendable value.
    nonisolated(unsafe) let value: AnyHashable

    init(_ value: any Hashable & Sendable) { self.value = AnyHashable(value) }
}
