import CWidgetPlugin

/// Reports a value of a view's geometry when it is laid out, and when the value changes.
struct GeometryChangeModifier<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_DEFERRED) {
            recorder.setGeometryContent(WIDGET_CONTENT) { geometry, recorder in
                let value = transform(geometry)
                recorder.memory.whenChanged(value, at: recorder.place) { old in
                    action(old ?? value, value)
                }
            }
            content()
        }
    }
}
