import CWidgetPlugin
import CoreGraphics
import Foundation

/// A view drawn turned or scaled about an anchor; its place in the layout stays.
struct TransformModifier: Sendable {
    var angle = Angle.zero
    var scale = CGSize(width: 1, height: 1)
    let anchor: UnitPoint
}

extension TransformModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_TRANSFORM) {
            if angle != .zero { recorder.set(WIDGET_ANGLE, angle.degrees) }
            if scale.width != 1 { recorder.set(WIDGET_SCALE_X, Double(scale.width)) }
            if scale.height != 1 { recorder.set(WIDGET_SCALE_Y, Double(scale.height)) }
            recorder.set(WIDGET_X, Double(anchor.x))
            recorder.set(WIDGET_Y, Double(anchor.y))
            recorder.drawn(through: { [self] in transform(size: $0) }, content)
        }
    }

    nonisolated private func transform(size: CGSize) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        return ProjectionTransform(
            CGAffineTransform(translationX: x, y: y)
                .rotated(by: CGFloat(angle.radians))
                .scaledBy(x: scale.width, y: scale.height)
                .translatedBy(x: -x, y: -y))
    }
}
