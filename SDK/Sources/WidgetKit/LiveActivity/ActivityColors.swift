extension View {
    /// Sets the background color of a live activity; only previews show it, because hosts do not
    /// show activities yet.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityBackgroundTint.self, value: color)
    }

    /// Sets the color of the button that ends a live activity.
    ///
    /// No effect here: hosts do not show activities yet.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        self
    }
}

/// The background color requested by a live activity; `nil` means the default.
struct ActivityBackgroundTint: PreferenceKey {
    static var defaultValue: Color? { nil }

    static func reduce(value: inout Color?, nextValue: () -> Color?) {
        value = value ?? nextValue()
    }
}
