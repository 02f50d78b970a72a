extension View {
    /// Sets the background of a live activity, in its previews: no host shows activities yet.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityBackgroundTint.self, value: color)
    }

    /// Sets the colour of the button that ends a live activity.
    ///
    /// No effect here: no host shows activities yet.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        self
    }
}

/// The colour that a live activity's content wants behind it; `nil`: the system's.
struct ActivityBackgroundTint: PreferenceKey {
    static var defaultValue: Color? { nil }

    static func reduce(value: inout Color?, nextValue: () -> Color?) {
        value = value ?? nextValue()
    }
}
