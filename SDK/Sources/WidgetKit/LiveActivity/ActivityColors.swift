extension View {
    /// Sets the background of a live activity.
    ///
    /// No effect here: no host shows activities yet.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

    /// Sets the colour of the button that ends a live activity.
    ///
    /// No effect here: no host shows activities yet.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        self
    }
}
