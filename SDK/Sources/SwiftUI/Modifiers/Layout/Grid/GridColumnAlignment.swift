import CWidgetPlugin

extension View {
    /// Aligns all views of the view's column; the first such view of a column counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridCellModifier { $0.setAlignment(guide.number) })
    }
}
