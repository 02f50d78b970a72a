extension View {
    /// Adds views in front of the view, in a frame of its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(OverlayModifier(layer: content(), alignment: alignment))
    }

    /// Adds a view in front of the view, in a frame of its size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(OverlayModifier(layer: overlay, alignment: alignment))
    }

    /// Adds a style in front of the view, which extends into the safe area at the given edges.
    ///
    /// Differs from Apple: it ends at the widget's margins.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let layer = _StyleView(style: style).ignoresSafeArea(edges: edges)
        return modifier(OverlayModifier(layer: layer, alignment: .center))
    }

    /// Adds a shape with a style in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let layer = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
        return modifier(OverlayModifier(layer: layer, alignment: .center))
    }
}
