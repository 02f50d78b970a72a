/// A value that a view owns.
///
/// Unlike on Apple's platforms it always has its initial value: a widget's views are evaluated once and
/// archived, so there is no later evaluation to see a change, and setting it does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let value: Value

    /// Creates a state with its value.
    public init(wrappedValue value: Value) { self.value = value }

    /// Creates a state with its value.
    public init(initialValue value: Value) { self.value = value }

    /// The initial value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(reading: value) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
