/// The values of the properties that one class of an object's inheritance chain declares.
///
/// Keeps what initializers set until the complete object is first used; then its `ModelState` has all
/// values.
public final class _ModelValues {
    /// The values set by initializers so far.
    private(set) var initial: [String: Any] = [:]
    private(set) var state: ModelState?

    /// Creates an object without values.
    public init() {}

    /// Sets a value while the object is initialized.
    public func begin<Value>(_ name: String, _ value: Value) { initial[name] = value }

    /// Returns the value of a property, and notifies observers of the access.
    public func value<Model: PersistentModel, Value>(
        _ name: String, of model: Model, _ path: KeyPath<Model, Value>
    ) -> Value {
        let state = state ?? .of(model)
        state.registrar.access(model, keyPath: path)
        return state.value(name)
    }

    /// Sets the value of a property, and notifies observers.
    public func set<Model: PersistentModel, Value>(
        _ name: String, _ value: Value, of model: Model, _ path: KeyPath<Model, Value>
    ) {
        let state = state ?? .of(model)
        state.registrar.withMutation(of: model, keyPath: path) { state.set(name, value) }
    }

    /// Hands the values over to the object's state.
    func complete(_ state: ModelState) {
        self.state = state
        initial = [:]
    }
}

/// A placeholder for a variable whose value is stored elsewhere.
public struct _NoValue {
    /// Creates a placeholder.
    public init() {}
}

/// Marks the initializer for stored objects.
public struct _BackingData {
    init() {}
}
