/// A style whose type is hidden.
public struct AnyShapeStyle: PrimitiveShapeStyle {
    private let style: any ShapeStyle

    /// Hides the type of `style`.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        style.anyPaint(in: environment)
    }
}
