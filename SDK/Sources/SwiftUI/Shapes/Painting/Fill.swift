extension Shape {
    /// Fills the shape with a style.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> some ShapeView<Self> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        fill(ForegroundStyle(), style: style)
    }
}

extension ShapeView {
    /// Fills the shape with a style as well, in front.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        LayeredShapeView(
            front: _ShapeView(shape: shape, style: content, fillStyle: style), back: self)
    }
}
