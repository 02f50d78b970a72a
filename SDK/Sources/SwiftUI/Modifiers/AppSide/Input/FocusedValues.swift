/// Values of the view that has the focus, by their keys; none has it in a widget.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; always `nil`, because no view has the focus.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value that the focused view provides.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// A value of the view that has the focus: `@FocusedValue(\.document) var document`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Reads the focused value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Reads the focused object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject {}

    /// Always `nil`, because no view of a widget has the focus.
    public var wrappedValue: Value? { nil }
}

/// A binding provided by the focused view: `@FocusedBinding(\.text) var text`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Reads the focused binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// Always `nil`, because no view of a widget has the focus.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// A binding to `nil`, because no view of a widget has the focus.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { withoutEffect() }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { withoutEffect() }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { withoutEffect() }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { withoutEffect() }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { withoutEffect() }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect()
    }
}

/// When a view gets the focus by default.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// When the user has not chosen another view.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// Also when the user moves the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
