import CWidgetPlugin

/// A view through which others show.
struct OpacityModifier {
    let opacity: Double
}

extension OpacityModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_OPACITY) {
            recorder.set(WIDGET_AMOUNT, opacity)
            content()
        }
    }
}

extension View {
    /// Draws the view with an opacity from 0, not at all, to 1, as it is.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}
