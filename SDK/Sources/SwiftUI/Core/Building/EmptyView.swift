import CWidgetPlugin

/// A view without content and size.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.node(WIDGET_GROUP) }
}
