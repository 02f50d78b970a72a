import CWidgetPlugin
public import Foundation

/// Blurs a view.
struct BlurModifier {
    let radius: CGFloat
    let opaque: Bool
}

extension BlurModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_BLUR) {
            recorder.set(WIDGET_RADIUS, radius)
            if opaque { recorder.set(WIDGET_OPAQUE, true) }
            content()
        }
    }
}

extension View {
    /// Draws the view out of focus, with edges as sharp as they were when it is `opaque` as a
    /// whole.
    ///
    /// Differs from Apple: a terminal shows the view sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius, opaque: opaque))
    }
}
