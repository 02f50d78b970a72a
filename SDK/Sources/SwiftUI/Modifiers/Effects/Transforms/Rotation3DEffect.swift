import CWidgetPlugin
import CoreGraphics
public import Foundation

/// A view drawn turned in space; its place in the layout stays.
struct Rotation3DModifier: Sendable {
    let angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat
}

extension Rotation3DModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_PROJECTION) {
            recorder.set(WIDGET_ANGLE, angle.degrees)
            recorder.set(WIDGET_AXIS, [axis.x, axis.y, axis.z, anchorZ].map(Double.init))
            recorder.set(WIDGET_X, Double(anchor.x))
            recorder.set(WIDGET_Y, Double(anchor.y))
            if perspective != 1 { recorder.set(WIDGET_AMOUNT, Double(perspective)) }
            recorder.drawn(through: { [self] in transform(size: $0) }, content)
        }
    }

    /// The turn as seen by a viewer who is as far away as the longer side is long, divided by the
    /// perspective; without an axis there is none.
    nonisolated private func transform(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let rest = 1 - cosine
        let nearness = perspective / max(size.width, size.height, 1)
        // What a step to the right, one down and the anchor's depth add to x, y and the divisor.
        let right = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
        let down = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
        let back = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
        var turn = ProjectionTransform()
        (turn.m11, turn.m12, turn.m13) = (right.0, right.1, -nearness * right.2)
        (turn.m21, turn.m22, turn.m23) = (down.0, down.1, -nearness * down.2)
        (turn.m31, turn.m32) = (-anchorZ * back.0, -anchorZ * back.1)
        turn.m33 = 1 + nearness * anchorZ * back.2
        let (left, top) = (anchor.x * size.width, anchor.y * size.height)
        return ProjectionTransform(CGAffineTransform(translationX: -left, y: -top))
            .concatenating(turn)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: left, y: top)))
    }
}

extension View {
    /// Draws the view turned in space about an axis; its place in the layout stays.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DModifier(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
}
