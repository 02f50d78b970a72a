import CWidgetPlugin

extension View {
    /// Makes the view span several columns of its grid; a count of 0 shares the column of the next
    /// view.
    ///
    /// Differs from Apple: where a view spans columns of flexible ones of other priorities or
    /// sizes, Apple's grid may become larger than the room it has; this one shares the room.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellModifier { $0.set(WIDGET_GRID_COLUMNS, Int64(max(0, count))) })
    }
}
