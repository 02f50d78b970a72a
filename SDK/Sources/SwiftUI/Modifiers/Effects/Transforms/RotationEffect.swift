extension View {
    /// Draws the view turned clockwise about an anchor; its place in the layout stays.
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View {
        modifier(TransformModifier(angle: angle, anchor: anchor))
    }
}
