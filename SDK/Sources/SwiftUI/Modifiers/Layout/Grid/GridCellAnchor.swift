import CWidgetPlugin

extension View {
    /// Positions the view in its cell, regardless of the alignment of its column and row.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(
            GridCellModifier { recorder in
                recorder.set(WIDGET_X, anchor.x)
                recorder.set(WIDGET_Y, anchor.y)
            })
    }
}
