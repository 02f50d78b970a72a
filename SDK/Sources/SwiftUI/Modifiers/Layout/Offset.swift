import CWidgetPlugin
public import Foundation

/// A view drawn at a distance from its place.
struct OffsetModifier {
    let offset: CGSize
}

extension OffsetModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_OFFSET) {
            recorder.set(WIDGET_X, Double(offset.width))
            recorder.set(WIDGET_Y, Double(offset.height))
            content()
        }
    }
}

extension View {
    /// Draws the view at a distance from its place, which stays the same in the layout.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    /// Draws the view at a distance from its place, which stays the same in the layout.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
