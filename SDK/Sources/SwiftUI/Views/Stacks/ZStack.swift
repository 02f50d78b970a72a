import CWidgetPlugin

/// Views on top of one another, the last one in front.
public struct ZStack<Content> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View where Content: View {
    /// A stack records itself and its content.
    public typealias Body = Never

    /// Arranges the views on top of one another.
    nonisolated public init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_ZSTACK) {
            if alignment != .center { recorder.setAlignment(alignment.number) }
            recorder.recordChildren(content)
        }
    }
}
