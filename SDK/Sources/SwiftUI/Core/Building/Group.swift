import CWidgetPlugin

/// A group of views; a modifier of the group applies to each view.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// A group records its content.
    public typealias Body = Never

    /// Creates a group of views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GROUP) { recorder.recordChildren(content) }
    }
}
