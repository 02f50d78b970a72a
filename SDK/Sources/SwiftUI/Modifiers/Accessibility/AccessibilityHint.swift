public import PortholeFoundation

extension View {
    /// No effect here: assistive technology does not read hints of widgets.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

    /// No effect here: assistive technology does not read hints of widgets.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// No effect here: assistive technology does not read hints of widgets.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hintResource: LocalizedStringResource
    ) -> some View { self }

    /// No effect here: assistive technology does not read hints of widgets.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
