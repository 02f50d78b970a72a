extension View {
    /// Calls `action` with a value of the view's geometry after layout, and whenever actions change
    /// it.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Calls `action` with a value of the view's geometry after layout, and whenever actions change
    /// it.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            GeometryChangeModifier(
                isOfSpacer: Spacer.isWhole(self), transform: transform, action: action))
    }
}

extension Spacer {
    /// Whether a view is a spacer, or the place of one in a modifier's body.
    fileprivate static func isWhole(_ view: any View) -> Bool {
        if let place = view as? any ModifiedPlace { return isWhole(place.content) }
        return view is Spacer
    }
}
