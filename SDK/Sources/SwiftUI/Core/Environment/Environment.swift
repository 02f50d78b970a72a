/// Reads an inherited value: `@Environment(\.colorScheme) var colorScheme`.
///
/// Bound before `body` is evaluated; outside of that it has its key's default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case unbound(KeyPath<EnvironmentValues, Value>)
        case bound(Value)
    }

    private var source: Source

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .unbound(keyPath)
    }

    /// The inherited value.
    public var wrappedValue: Value {
        switch source {
        case .unbound(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .bound(let value): value
        }
    }
}

// Unchecked: a key path never changes.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: EnvironmentReading {
    package mutating func read(_ environment: EnvironmentValues) {
        if case .unbound(let keyPath) = source { source = .bound(environment[keyPath: keyPath]) }
    }
}
