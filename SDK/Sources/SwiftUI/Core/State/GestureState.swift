/// A value that a gesture changes while it lasts.
///
/// No effect here: there are no gestures in a widget, and the value is always its initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The initial value.
    public let wrappedValue: Value

    /// Creates a state with its value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a state with its value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a state that is `nil`.
    public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

    /// The state itself, for `updating`.
    public var projectedValue: GestureState<Value> { self }
}
