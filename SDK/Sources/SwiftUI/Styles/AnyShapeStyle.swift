/// A style whose type is hidden.
public struct AnyShapeStyle: Sendable {
    private let style: any ShapeStyle

    /// Hides the type of `style`.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

extension AnyShapeStyle: EffectStyle {
    func wrap(_ content: () -> Void, into recorder: ViewRecorder) {
        style.wrapped(recorder, content)
    }
}

extension AnyShapeStyle: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        style.painted(in: environment)
    }
}
