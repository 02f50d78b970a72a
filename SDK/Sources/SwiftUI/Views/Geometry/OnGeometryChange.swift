extension View {
    /// Calls `action` with a value of the view's geometry, once the widget is laid out.
    ///
    /// Differs from Apple: it is called once, and what it changes is seen in the next entry only.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier { action(transform($0)) })
    }

    /// Calls `action` with a value of the view's geometry, once the widget is laid out.
    ///
    /// Differs from Apple: it is called once, with the same value twice.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            GeometryChangeModifier { geometry in
                let value = transform(geometry)
                action(value, value)
            })
    }
}
