import CWidgetPlugin

extension View {
    /// Gives the view a name for tests and tools, which users neither see nor hear.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_ACCESSIBILITY_IDENTIFIER, identifier) })
    }
}
