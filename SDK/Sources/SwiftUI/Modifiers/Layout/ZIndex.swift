import CWidgetPlugin

/// A view with a drawing order among its siblings.
struct ZIndexModifier {
    let value: Double
}

extension ZIndexModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_Z_INDEX) {
            recorder.set(WIDGET_AMOUNT, value)
            content()
        }
    }
}

extension View {
    /// Draws the view in front of siblings with a smaller value; 0 by default.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(value: value))
    }
}
