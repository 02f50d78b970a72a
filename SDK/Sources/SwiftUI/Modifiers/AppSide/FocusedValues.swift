/// Values of the view that has the focus, by their keys; none has it in a widget.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; nil: nothing has the focus.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a value of the view that has the focus.
public protocol FocusedValueKey {
    /// The value's type.
    associatedtype Value
}

/// A value of the view that has the focus: `@FocusedValue(\.document) var document`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Asks for a value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Asks for an object.
    public init(_ objectType: Value.Type) where Value: AnyObject {}

    /// Nil: nothing in a widget has the focus.
    public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus: `@FocusedBinding(\.text) var text`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Asks for a binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// Nil: nothing in a widget has the focus.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// Nothing: nothing in a widget has the focus.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { self }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// When a view gets the focus by itself.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// When nobody chose another.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// Also when the user goes there.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
