public import PortholeFoundation

extension View {
    /// No effect here: nothing reads what happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

    /// No effect here: nothing reads what happens when the view is used.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// No effect here: nothing reads what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource
    ) -> some View { self }

    /// No effect here: nothing reads what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
