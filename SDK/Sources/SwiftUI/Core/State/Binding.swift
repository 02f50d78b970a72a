/// A reference to a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Creates a binding from its two accessors.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Views are evaluated on the main thread, which is where the accessors belong.
        self.get = unsafeBitCast(get, to: (() -> Value).self)
        self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
    }

    init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    init(reading value: Value) { self.init(reading: { value }, writing: { _ in }) }

    /// Creates a binding from another one's projection.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Unwraps a binding to an optional; `nil` when there is no value.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? value }, writing: { base.wrappedValue = $0 })
    }

    /// Creates a binding to an optional value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            reading: { base.wrappedValue },
            writing: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding with a constant value, which ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(reading: value) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            reading: { wrappedValue[keyPath: keyPath] },
            writing: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {
    // Unchecked: the closures belong to the main actor or are Sendable themselves.
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// Returns the binding with a transaction for its writes.
    ///
    /// No effect here: nothing is animated.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

    /// Returns the binding with an animation for its writes.
    ///
    /// No effect here: nothing is animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
