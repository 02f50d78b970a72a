/// A property of an intent or a query that the dependency manager provides.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: (any Hashable & Sendable)?
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () -> Value)?

    /// Asks a manager for the dependency of the property's type.
    public init(
        key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared
    ) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    /// Asks a manager for the dependency of the property's type, or makes one.
    public init(
        key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
        default defaultValue: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.key = key
        self.manager = manager
        fallback = defaultValue
    }

    /// The dependency; ends the plugin when nobody added it, as on Apple's platforms.
    public var wrappedValue: Value {
        if let value = manager.dependency(Value.self, key: key) ?? fallback?() { return value }
        fatalError("Add a dependency of type \(Value.self) to AppDependencyManager first.")
    }
}

/// A dependency of any type.
protocol ProvidedDependency {
    /// The type that is depended on, if nobody provides it.
    var missing: Any.Type? { get }
}

extension AppDependency: ProvidedDependency {
    var missing: Any.Type? {
        fallback == nil && !manager.provides(Value.self, key: key) ? Value.self : nil
    }
}

extension AppIntent {
    /// A property that the dependency manager provides.
    public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider {
    /// A property that the dependency manager provides.
    public typealias Dependency = AppDependency
}
