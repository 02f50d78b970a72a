/// Counts beside rows and tabs; a widget has neither.
extension View {
    /// No effect here: a widget has neither tabs nor a list's rows.
    nonisolated public func badge(_ count: Int) -> some View { self }

    /// No effect here: a widget has neither tabs nor a list's rows.
    nonisolated public func badge(_ label: Text?) -> some View { self }

    /// No effect here: a widget has neither tabs nor a list's rows.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }

    /// No effect here: a widget has neither tabs nor a list's rows.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
