import CWidgetPlugin

/// Reports a value of a view's geometry when it is laid out, and when the value changes.
struct GeometryChangeModifier<Value: Equatable> {
    /// Whether the view is a spacer, which then takes no room along a horizontal stack.
    ///
    /// As measured in SwiftUI (the arm IN1 in docs/probes/swiftui-controls-in-stacks.swift of
    /// https://github.com/mburger89/MetalUI, macOS 27.0), it lies as in a vertical stack of its
    /// own.
    let isOfSpacer: Bool
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
            if isOfSpacer { recorder.node(WIDGET_VSTACK, content) } else { content() }
        }
    }
}
