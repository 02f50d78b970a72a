import CWidgetPlugin

/// Views behind or in front of a view, which gives them its size.
public struct _LayerModifier<Layer: View> {
    let kind: widget_kind
    let alignment: Alignment
    let layer: Layer
}

extension _LayerModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(kind) {
            recorder.set(WIDGET_ALIGNMENT, alignment.code)
            content()
            recorder.recordChildren(layer)
        }
    }
}

extension View {
    nonisolated private func layered<V: View>(
        _ kind: widget_kind, _ alignment: Alignment, _ layer: V
    ) -> some View {
        modifier(_LayerModifier(kind: kind, alignment: alignment, layer: layer))
    }

    /// Puts views behind the view.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(WIDGET_BACKGROUND, alignment, content())
    }

    /// Puts a view behind the view.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        layered(WIDGET_BACKGROUND, alignment, background)
    }

    /// Puts a style behind the view.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(WIDGET_BACKGROUND, .center, Rectangle().fill(style))
    }

    /// Puts the background style behind the view.
    nonisolated public func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(BackgroundStyle())
    }

    /// Puts a shape filled with a style behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(WIDGET_BACKGROUND, .center, shape.fill(style, style: fillStyle))
    }

    /// Puts a shape filled with the background style behind the view.
    nonisolated public func background<S: Shape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts views in front of the view.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(WIDGET_OVERLAY, alignment, content())
    }

    /// Puts a view in front of the view.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        layered(WIDGET_OVERLAY, alignment, overlay)
    }

    /// Puts a style in front of the view.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(WIDGET_OVERLAY, .center, Rectangle().fill(style))
    }

    /// Puts a shape filled with a style in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(WIDGET_OVERLAY, .center, shape.fill(style, style: fillStyle))
    }
}
