/// Reads a value from the environment: `@Environment(\.colorScheme) var colorScheme`.
///
/// Bound before `body` is evaluated; before that it has the default value of its key.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case unbound((EnvironmentValues) -> Value)
        case bound(Value)
    }

    private var source: Source

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.init { $0[keyPath: keyPath] }
    }

    init(read: @escaping (EnvironmentValues) -> Value) { source = .unbound(read) }

    /// The value from the environment.
    public var wrappedValue: Value {
        switch source {
        case .unbound(let read): read(EnvironmentValues())
        case .bound(let value): value
        }
    }
}

// Unchecked: until it is bound, it holds only a key path or a type.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment {
    /// Binds the property to the environment of the view.
    public mutating func _bind(inputs: _PropertyInputs) {
        if case .unbound(let read) = source { source = .bound(read(inputs.environment)) }
    }
}
