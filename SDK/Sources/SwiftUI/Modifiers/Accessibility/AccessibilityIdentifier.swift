import CWidgetPlugin

extension View {
    /// Sets an identifier of the view for tests and tools, which is not shown to users.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_ACCESSIBILITY_IDENTIFIER, identifier) })
    }
}
