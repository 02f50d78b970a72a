import CWidgetPlugin

/// A view that draws nothing and takes no room.
public struct EmptyView: Sendable {
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.node(WIDGET_GROUP) }
}
