public import Foundation

extension View {
    /// Draws the view larger or smaller about an anchor; its place in the layout stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(scale: scale, anchor: anchor))
    }

    /// Draws the view larger or smaller about an anchor; its place in the layout stays.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view wider and higher about an anchor; its place in the layout stays.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
