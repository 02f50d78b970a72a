extension View {
    /// Puts views behind the view, in a frame of its size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(layer: content(), alignment: alignment))
    }

    /// Puts a view behind the view, in a frame of its size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(layer: background, alignment: alignment))
    }

    /// Puts the system's background behind the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Puts a style behind the view and, at some edges, in room that is kept free beside it.
    ///
    /// Unlike on Apple's platforms it ends at the widget's margins.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        let layer = _StyleView(style: style).ignoresSafeArea(edges: edges)
        return modifier(BackgroundModifier(layer: layer, alignment: .center))
    }

    /// Puts a shape of the system's background behind the view.
    nonisolated public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Puts a shape of a style behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let layer = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
        return modifier(BackgroundModifier(layer: layer, alignment: .center))
    }
}
