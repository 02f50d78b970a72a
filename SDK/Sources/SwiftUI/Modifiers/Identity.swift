import CWidgetPlugin

extension View {
    /// Gives the view an identity among its siblings.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        let name = String(describing: id)
        return inheriting { $0.set(WIDGET_ID, name) }
    }
}
