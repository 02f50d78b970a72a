import CWidgetPlugin

/// A view that takes part in layout but is neither drawn nor read aloud.
struct HiddenModifier {}

extension HiddenModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_OPACITY) {
            recorder.set(WIDGET_AMOUNT, 0.0)
            recorder.set(WIDGET_ACCESSIBILITY_HIDDEN, true)
            content()
        }
    }
}

extension View {
    /// Hides the view; its space stays empty.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
