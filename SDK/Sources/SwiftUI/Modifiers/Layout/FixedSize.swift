import CWidgetPlugin

/// A view that keeps its ideal size.
struct FixedSizeModifier {
    let horizontal: Bool
    let vertical: Bool
}

extension FixedSizeModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_FIXED_SIZE) {
            recorder.set(WIDGET_HORIZONTAL, horizontal)
            recorder.set(WIDGET_VERTICAL, vertical)
            content()
        }
    }
}

extension View {
    /// Keeps the view at its ideal size, whatever is proposed.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at its ideal width, height or both, whatever is proposed.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
