import CWidgetPlugin

extension View {
    /// Gives the view an identity among its siblings; a view with another one is another view.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        let text = String(describing: id)
        return modifier(AttributeModifier { $0.set(WIDGET_ID, text) })
    }
}
