import CWidgetPlugin

/// Several views treated as one; a modifier of the group applies to each.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// A group records its content.
    public typealias Body = Never

    /// Groups the views of `content`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GROUP) { recorder.recordChildren(content) }
    }
}
