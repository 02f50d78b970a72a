import CWidgetPlugin

/// Changes the colors of a view.
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
    /// Brightens the view, by an amount from 0 (unchanged) to 1 (white).
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_BRIGHTNESS, amount: amount))
    }

    /// Changes the contrast of the view: below 1 colors become more gray, above 1 they differ more.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_CONTRAST, amount: amount))
    }

    /// Changes the saturation of the view: below 1 it decreases, above 1 it increases.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_SATURATION, amount: amount))
    }

    /// Removes color from the view, by an amount from 0 (unchanged) to 1 (gray).
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_GRAYSCALE, amount: amount))
    }

    /// Rotates the hues of the view.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_HUE_ROTATION, angle: angle))
    }

    /// Inverts the colors of the view.
    nonisolated public func colorInvert() -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_INVERT))
    }

    /// Multiplies the colors of the view by a color.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_MULTIPLY, color: color))
    }

    /// Draws the view in black, as opaque as it was bright.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorEffectModifier(effect: WIDGET_EFFECT_LUMINANCE_TO_ALPHA))
    }
}
