import CWidgetPlugin

/// A view with a layout priority.
struct LayoutPriorityModifier {
    let value: Double
}

extension LayoutPriorityModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_LAYOUT_PRIORITY) {
            recorder.set(WIDGET_AMOUNT, value)
            content()
        }
    }
}

extension View {
    /// Sets the priority with which a stack gives space to the view; 0 by default.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
