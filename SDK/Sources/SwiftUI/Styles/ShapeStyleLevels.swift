/// A level of another style.
struct LevelShapeStyle<Base: ShapeStyle> {
    let base: Base
    let level: Int
}

extension LevelShapeStyle: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        base.painted(in: environment).level(level)
    }
}

extension LevelShapeStyle: EffectStyle {
    func wrap(_ content: () -> Void, into recorder: ViewRecorder) {
        base.wrapped(recorder, content)
    }
}

extension ShapeStyle {
    /// The style's second level.
    public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
    /// The style's third level.
    public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }
    /// The style's fourth level.
    public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 4) }
    /// The style's fifth level.
    public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: 5) }
}
