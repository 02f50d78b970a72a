import CWidgetPlugin
public import CoreGraphics

/// A view drawn with a transform; its place in the layout stays.
struct AffineTransformModifier {
    let transform: CGAffineTransform
    /// Whether frames inside are seen through it.
    var movesFrames = true
}

extension AffineTransformModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_AFFINE_TRANSFORM) {
            recorder.set(
                WIDGET_MATRIX,
                [
                    Double(transform.a), Double(transform.b), Double(transform.c),
                    Double(transform.d), Double(transform.tx), Double(transform.ty),
                ])
            guard movesFrames else { return content() }
            let projection = ProjectionTransform(transform)
            recorder.drawn(through: { _ in projection }, content)
        }
    }
}

extension View {
    /// Draws the view with a transform from its top left corner; its place in the layout stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(AffineTransformModifier(transform: transform))
    }
}
