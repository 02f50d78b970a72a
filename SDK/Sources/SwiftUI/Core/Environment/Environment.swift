/// Reads an inherited value: `@Environment(\.colorScheme) var colorScheme`.
///
/// Bound before `body` is evaluated; outside of that it has its key's default.
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

    /// The inherited value.
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
    /// Takes the value that the view inherits.
    public mutating func _bind(inputs: _PropertyInputs) {
        if case .unbound(let read) = source { source = .bound(read(inputs.environment)) }
    }
}
