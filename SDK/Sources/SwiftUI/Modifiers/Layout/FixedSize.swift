import CWidgetPlugin

/// A view in its ideal size.
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
    /// Gives the view its ideal size, whatever room there is.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal width, height or both, whatever room there is.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
