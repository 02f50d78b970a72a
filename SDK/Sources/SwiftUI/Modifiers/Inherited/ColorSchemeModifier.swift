extension View {
    /// Draws the view light or dark, whatever the widget is.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

extension View {
    /// Asks the window around for light or dark.
    ///
    /// No effect here: a widget has no window.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
