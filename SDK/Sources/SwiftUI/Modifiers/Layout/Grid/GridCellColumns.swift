import CWidgetPlugin

extension View {
    /// Lets the view take several columns of its grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier { $0.set(WIDGET_GRID_COLUMNS, Int64(max(1, count))) })
    }
}
