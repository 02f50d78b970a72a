import CWidgetPlugin

/// A view in other colours.
struct ColorEffectModifier {
    let effect: widget_color_effect
    var amount: Double?
    var greatestAmount: Double?
    var angle: Angle?
    var color: Color?
    var matrix: ColorMatrix?
}

extension ColorEffectModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_COLOR_EFFECT) {
            recorder.set(WIDGET_COLOR_EFFECT_KIND, effect)
            recorder.set(WIDGET_AMOUNT, amount)
            recorder.set(WIDGET_GREATEST_AMOUNT, greatestAmount)
            recorder.set(WIDGET_ANGLE, angle?.degrees)
            if let matrix { recorder.set(WIDGET_MATRIX, matrix.numbers) }
            if let color { recorder.set(WIDGET_FILL, color.paint(in: recorder.environment)) }
            content()
        }
    }
}

extension View {
    /// Brightens the view's colours by an amount from 0, not at all, to 1, white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_BRIGHTNESS, amount: amount))
    }

    /// Brings the view's colours nearer to grey, below 1, or farther apart, above.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_CONTRAST, amount: amount))
    }

    /// Makes the view's colours paler, below 1, or stronger, above.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_SATURATION, amount: amount))
    }

    /// Takes colour from the view, by an amount from 0, none, to 1, all.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_GRAYSCALE, amount: amount))
    }

    /// Turns the hues of the view's colours.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_HUE_ROTATION, angle: angle))
    }

    /// Turns the view's colours into their opposites.
    nonisolated public func colorInvert() -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_INVERT))
    }

    /// Multiplies the view's colours by a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_MULTIPLY, color: color))
    }

    /// Draws the view in black, as opaque as it was bright.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_LUMINANCE_TO_ALPHA))
    }
}
