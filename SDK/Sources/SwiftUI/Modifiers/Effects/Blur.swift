import CWidgetPlugin
public import Foundation

/// A view out of focus.
struct BlurModifier {
    let radius: CGFloat
}

extension BlurModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_BLUR) {
            recorder.set(WIDGET_RADIUS, radius)
            content()
        }
    }
}

extension View {
    /// Draws the view out of focus.
    ///
    /// Differs from Apple: `opaque` has no effect, and a terminal shows the view sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius))
    }
}
