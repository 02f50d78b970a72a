extension View {
    /// Sets the color scheme of the view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

extension View {
    /// Requests a color scheme for the enclosing window.
    ///
    /// No effect here: a widget has no window.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
