import CWidgetPlugin

/// Views one in front of another; the first is the furthest.
public struct ZStack<Content: View> {
    private let alignment: Alignment
    private let content: Content

    /// Creates a stack.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_ZSTACK) {
            recorder.set(WIDGET_ALIGNMENT, alignment.code)
            recorder.recordChildren(content)
        }
    }
}
