import CWidgetPlugin

/// A view that a stack serves before or after others.
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
    /// Lets a stack give room to the view before others of lower priority; views have 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
