import CWidgetPlugin

extension View {
    /// Proposes to the view only the space left by others in its column or row along `axes`.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellModifier { $0.set(WIDGET_UNSIZED_AXES, Int64(axes.rawValue)) })
    }
}
