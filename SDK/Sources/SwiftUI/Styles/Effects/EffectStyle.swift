/// A style that also wraps the drawn content in an effect.
protocol EffectStyle: ShapeStyle {
    /// Records `content`, one node, inside the style's effects.
    @MainActor func wrap(_ content: () -> Void, into recorder: ViewRecorder)
}

extension EffectStyle {
    /// Wraps the content itself.
    @MainActor public func _wrap(inputs: _ViewInputs, content: () -> Void) {
        wrap(content, into: inputs.recorder)
    }
}

extension ShapeStyle {
    /// Records `content`, one node drawn with this style, inside the effects the style has.
    @MainActor func wrapped(_ recorder: ViewRecorder, _ content: () -> Void) {
        _wrap(inputs: _ViewInputs(recorder: recorder), content: content)
    }
}

/// A style with an effect on the drawn content.
struct ModifiedShapeStyle<Base: ShapeStyle, Effect: PrimitiveModifier & Sendable> {
    let base: Base
    let effect: Effect
}

extension ModifiedShapeStyle: PaintedStyle {
    func paint(in environment: EnvironmentValues) -> Paint { base.painted(in: environment) }
}

extension ModifiedShapeStyle: EffectStyle {
    func wrap(_ content: () -> Void, into recorder: ViewRecorder) {
        effect.record({ base.wrapped(recorder, content) }, into: recorder)
    }
}

extension ShapeStyle {
    /// The style with a shadow of the drawn content.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, effect: ShadowModifier(style))
    }

    /// The style blended with the background.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedShapeStyle(base: self, effect: BlendModifier(mode: mode.number))
    }
}
