extension View {
    /// Says what a press of a control does.
    ///
    /// No effect here: no host shows controls yet.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }

    /// Tells shortly what a control did.
    ///
    /// No effect here: no host shows controls yet.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }

    /// Says what a press of a control does.
    ///
    /// No effect here: no host shows controls yet.
    nonisolated public func controlWidgetActionHint(_ actionHintKey: LocalizedStringKey)
        -> some View
    {
        self
    }

    /// Says what a press of a control does.
    ///
    /// No effect here: no host shows controls yet.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint<S: StringProtocol>(
        _ actionHint: S
    ) -> some View {
        self
    }

    /// Tells shortly what a control did.
    ///
    /// No effect here: no host shows controls yet.
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        self
    }

    /// Tells shortly what a control did.
    ///
    /// No effect here: no host shows controls yet.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
        self
    }
}
