/// The view that has the keyboard focus.
///
/// No effect here: nothing in a widget has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let value: Value

    /// Whether a view has the focus.
    public init() where Value == Bool { value = false }

    /// Which view has the focus.
    public init<T: Hashable>() where Value == T? { value = nil }

    /// Always the value for no focused view.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    /// A binding to the state, for `focused`.
    public var projectedValue: Binding { Binding(value: value) }

    /// A binding to where the focus is.
    @propertyWrapper
    public struct Binding {
        let value: Value

        /// Always the value for no focused view.
        public var wrappedValue: Value {
            get { value }
            nonmutating set {}
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// No effect here: views of a widget never have the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        withoutEffect()
    }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { withoutEffect() }
}
