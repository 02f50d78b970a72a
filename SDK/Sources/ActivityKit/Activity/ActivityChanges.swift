extension Activity {
    /// Updates the content.
    ///
    /// No effect here: no activity is shown.
    public func update(_ content: ActivityContent<ContentState>) async {}

    /// Updates the content, with an alert.
    ///
    /// No effect here: no activity is shown.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async {}

    /// Updates the content with that of a date.
    ///
    /// No effect here: no activity is shown.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date
    ) async {}

    /// Updates the content.
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

    /// Ends the activity at a date.
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
