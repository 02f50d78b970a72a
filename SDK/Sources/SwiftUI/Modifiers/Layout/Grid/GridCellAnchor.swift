import CWidgetPlugin

extension View {
    /// Puts the view at a place of its cell, whatever its column's and row's alignments.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(
            GridCellModifier { recorder in
                recorder.set(WIDGET_X, anchor.x)
                recorder.set(WIDGET_Y, anchor.y)
            })
    }
}
