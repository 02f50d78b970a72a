import CWidgetPlugin

extension View {
    /// Hides the view from people who do not see it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_ACCESSIBILITY_HIDDEN, hidden) })
    }
}
