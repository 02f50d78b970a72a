extension View {
    /// Adds views behind the view, in a frame of its size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(layer: content(), alignment: alignment))
    }

    /// Adds a view behind the view, in a frame of its size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(layer: background, alignment: alignment))
    }

    /// Adds the default background behind the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Adds a style behind the view, which extends into the safe area at the given edges.
    ///
    /// Differs from Apple: it ends at the widget's margins.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let layer = _StyleView(style: style).ignoresSafeArea(edges: edges)
        return modifier(BackgroundModifier(layer: layer, alignment: .center))
    }

    /// Adds a shape with the default background behind the view.
    nonisolated public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Adds a shape with a style behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let layer = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
        return modifier(BackgroundModifier(layer: layer, alignment: .center))
    }
}
