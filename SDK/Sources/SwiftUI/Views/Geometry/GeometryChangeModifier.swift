import CWidgetPlugin

/// A view that tells its geometry when it has its place.
struct GeometryChangeModifier {
    let action: (GeometryProxy) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_DEFERRED) {
            recorder.setGeometryContent(WIDGET_CONTENT) { geometry, _ in action(geometry) }
            content()
        }
    }
}
