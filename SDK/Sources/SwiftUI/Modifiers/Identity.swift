import CWidgetPlugin

extension View {
    /// Sets the identity of the view among its siblings.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        let text = String(describing: id)
        return modifier(AttributeModifier { $0.set(WIDGET_ID, text) })
    }
}
