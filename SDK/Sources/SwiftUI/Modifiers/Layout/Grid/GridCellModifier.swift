import CWidgetPlugin

/// Sets a grid property of a view.
struct GridCellModifier {
    let set: @MainActor (ViewRecorder) -> Void
}

extension GridCellModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_GRID_CELL) {
            set(recorder)
            content()
        }
    }
}
