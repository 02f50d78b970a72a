import CWidgetPlugin

/// A view that says something about its place in a grid.
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
