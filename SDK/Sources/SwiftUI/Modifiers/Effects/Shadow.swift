import CWidgetPlugin
public import Foundation

/// A view with its blurred outline behind it.
struct ShadowModifier {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

extension ShadowModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_SHADOW) {
            recorder.set(WIDGET_FILL, color.paint(in: recorder.environment))
            recorder.set(WIDGET_RADIUS, radius)
            if x != 0 { recorder.set(WIDGET_X, x) }
            if y != 0 { recorder.set(WIDGET_Y, y) }
            content()
        }
    }
}

extension View {
    /// Draws the view's outline behind it, blurred and moved.
    ///
    /// Differs from Apple: a terminal shows no shadows.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
}
