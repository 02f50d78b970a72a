extension View {
    /// Says what a press of a control does.
    ///
    /// No effect here: tiles show labels only, and nothing reads hints.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
        accessibilityHint(hint)
    }

    /// Tells shortly what a control did, and how it is now: the label's value for assistive technology.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
        accessibilityValue(status)
    }

    /// Says what a press of a control does.
    ///
    /// No effect here: tiles show labels only, and nothing reads hints.
    nonisolated public func controlWidgetActionHint(_ actionHintKey: LocalizedStringKey)
        -> some View
    {
        controlWidgetActionHint(Text(actionHintKey))
    }

    /// Says what a press of a control does.
    ///
    /// No effect here: tiles show labels only, and nothing reads hints.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint<S: StringProtocol>(
        _ actionHint: S
    ) -> some View {
        controlWidgetActionHint(Text(actionHint))
    }

    /// Tells shortly what a control did, and how it is now: the label's value for assistive technology.
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        controlWidgetStatus(Text(statusKey))
    }

    /// Tells shortly what a control did, and how it is now: the label's value for assistive technology.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
        controlWidgetStatus(Text(status))
    }
}
