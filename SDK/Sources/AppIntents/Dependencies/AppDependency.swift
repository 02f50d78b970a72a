/// A property of an intent or query whose value comes from the dependency manager.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: (any Hashable & Sendable)?
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () -> Value)?

    /// Uses the manager's dependency of the property's type.
    public init(
        key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared
    ) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    /// Uses the manager's dependency of the property's type, or creates a default one.
    public init(
        key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
        default defaultValue: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.key = key
        self.manager = manager
        fallback = defaultValue
    }

    /// The dependency; reading it crashes the plugin if it was never added, as on Apple's
    /// platforms.
    public var wrappedValue: Value {
        if let value = manager.dependency(Value.self, key: key) ?? fallback?() { return value }
        fatalError("Add a dependency of type \(Value.self) to AppDependencyManager first.")
    }
}

/// A dependency of any type.
protocol ProvidedDependency {
    /// The type of the dependency if it was never added.
    var missing: Any.Type? { get }
}

extension AppDependency: ProvidedDependency {
    var missing: Any.Type? {
        fallback == nil && !manager.provides(Value.self, key: key) ? Value.self : nil
    }
}

extension AppIntent {
    /// A property whose value comes from the dependency manager.
    public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider {
    /// A property whose value comes from the dependency manager.
    public typealias Dependency = AppDependency
}
