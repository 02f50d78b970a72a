/// A value that a view owns.
///
/// Differs from Apple: the state lasts while an entry is drawn. Actions that run meanwhile, such as
/// those of `onAppear` and `onPreferenceChange`, change the result; setting it later has no effect,
/// and the next entry starts with the initial value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var cell: StateCell<Value>?

    /// Creates a state with its value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates a state with its value.
    public init(initialValue value: Value) { initial = value }

    /// The value.
    public var wrappedValue: Value {
        get { if let cell { cell.value } else { initial } }
        nonmutating set { cell?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 })
    }
}

extension State {
    /// Binds the property to the stored value, or stores the initial value.
    @MainActor public mutating func _bind(inputs: _PropertyInputs) {
        cell = inputs.memory.object(at: inputs.place) { StateCell(initial) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
