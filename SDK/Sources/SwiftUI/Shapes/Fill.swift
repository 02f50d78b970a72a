extension Shape {
    /// Fills the shape with a style.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> some ShapeView<Self> {
        _ShapeView(shape: self, style: content)
    }

    /// Fills the shape with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

extension ShapeView {
    /// Fills the shape with a style as well, in front.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> some ShapeView<Content> {
        LayeredShapeView(front: _ShapeView(shape: shape, style: content), back: self)
    }
}
