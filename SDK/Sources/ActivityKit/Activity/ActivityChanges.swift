extension Activity {
    /// Shows another state.
    ///
    /// No effect here: no activity is shown.
    public func update(_ content: ActivityContent<ContentState>) async {}

    /// Shows another state, with an alert.
    ///
    /// No effect here: no activity is shown.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {}

    /// Shows another state, made at a moment.
    ///
    /// No effect here: no activity is shown.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date
    ) async {}

    /// Shows another state.
    ///
    /// No effect here: no activity is shown.
    public func update(
        using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
    ) async {}

    /// Ends the activity.
    ///
    /// No effect here: no activity is shown.
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    /// Ends the activity at a moment.
    ///
    /// No effect here: no activity is shown.
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async {}

    /// Ends the activity.
    ///
    /// No effect here: no activity is shown.
    public func end(
        using contentState: ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
