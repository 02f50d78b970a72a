import CWidgetPlugin
public import Foundation

/// A view drawn turned in space; its place in the layout stays.
struct Rotation3DModifier {
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
            content()
        }
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
