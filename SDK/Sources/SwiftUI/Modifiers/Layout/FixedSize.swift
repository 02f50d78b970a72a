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
    /// Fixes the view at its ideal size, regardless of the proposal.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Fixes the view at its ideal width or height, regardless of the proposal.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
