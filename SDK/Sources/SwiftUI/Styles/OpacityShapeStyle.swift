/// A style drawn more faintly.
public struct _OpacityShapeStyle<Style: ShapeStyle>: PrimitiveShapeStyle {
    let style: Style
    let opacity: Double

    package func paint(in environment: EnvironmentValues) -> Paint {
        style.anyPaint(in: environment).faded(by: opacity)
    }
}

extension ShapeStyle {
    /// The style, drawn more faintly.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }
}
