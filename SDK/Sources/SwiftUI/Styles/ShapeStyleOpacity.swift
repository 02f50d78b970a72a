/// Another style, less opaque.
struct OpacityShapeStyle<Base: ShapeStyle> {
    let base: Base
    let opacity: Double
}

extension OpacityShapeStyle: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        base.painted(in: environment).opacity(opacity)
    }
}

extension OpacityShapeStyle: EffectStyle {
    func wrap(_ content: () -> Void, into recorder: ViewRecorder) {
        base.wrapped(recorder, content)
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }
}
