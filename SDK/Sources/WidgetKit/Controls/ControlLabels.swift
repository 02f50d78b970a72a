extension View {
    /// Describes the action of a control.
    ///
    /// No effect here: tiles show labels only, and assistive technology does not read hints.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
        accessibilityHint(hint)
    }

    /// Describes the status of a control after an action: the accessibility value of the label.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
        accessibilityValue(status)
    }

    /// Describes the action of a control.
    ///
    /// No effect here: tiles show labels only, and assistive technology does not read hints.
    nonisolated public func controlWidgetActionHint(_ actionHintKey: LocalizedStringKey)
        -> some View
    {
        controlWidgetActionHint(Text(actionHintKey))
    }

    /// Describes the action of a control.
    ///
    /// No effect here: tiles show labels only, and assistive technology does not read hints.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint<S: StringProtocol>(
        _ actionHint: S
    ) -> some View {
        controlWidgetActionHint(Text(actionHint))
    }

    /// Describes the status of a control after an action: the accessibility value of the label.
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        controlWidgetStatus(Text(statusKey))
    }

    /// Describes the status of a control after an action: the accessibility value of the label.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
        controlWidgetStatus(Text(status))
    }
}
