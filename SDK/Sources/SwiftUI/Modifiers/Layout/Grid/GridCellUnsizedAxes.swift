import CWidgetPlugin

extension View {
    /// Offers the view only what others leave it in their column or row along `axes`.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.set(WIDGET_UNSIZED_AXES, Int64(axes.rawValue)) })
    }
}
