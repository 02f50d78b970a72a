import CWidgetPlugin
public import Foundation

/// A view with its blurred outline behind it.
struct ShadowModifier: Sendable {
    let style: ShadowStyle

    init(_ style: ShadowStyle) { self.style = style }
}

extension ShadowModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_SHADOW) {
            recorder.set(WIDGET_FILL, style.color.paint(in: recorder.environment))
            recorder.set(WIDGET_RADIUS, style.radius)
            if style.x != 0 { recorder.set(WIDGET_X, style.x) }
            if style.y != 0 { recorder.set(WIDGET_Y, style.y) }
            if style.isInner { recorder.set(WIDGET_INNER, true) }
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
        modifier(ShadowModifier(.drop(color: color, radius: radius, x: x, y: y)))
    }
}
