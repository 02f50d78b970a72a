/// The values that a class adds to those of the class it inherits from, as `@Model` declares them.
///
/// Takes what initializers set; from the first use of the complete object on, its state has all
/// values.
public final class _ModelValues {
    /// The values set by initializers so far.
    private(set) var initial: [String: Any] = [:]
    private(set) var state: ModelState?

    /// Creates a backing without values.
    public init() {}

    /// Sets a value while the object is initialized.
    public func begin<Value>(_ name: String, _ value: Value) { initial[name] = value }

    /// The value of a property; observers hear that it is read.
    public func value<Model: PersistentModel, Value>(
        _ name: String, of model: Model, _ path: KeyPath<Model, Value>
    ) -> Value {
        let state = state ?? .of(model)
        state.registrar.access(model, keyPath: path)
        return state.value(name)
    }

    /// Sets the value of a property; observers hear that it changes.
    public func set<Model: PersistentModel, Value>(
        _ name: String, _ value: Value, of model: Model, _ path: KeyPath<Model, Value>
    ) {
        let state = state ?? .of(model)
        state.registrar.withMutation(of: model, keyPath: path) { state.set(name, value) }
    }

    /// Hands its values over.
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
