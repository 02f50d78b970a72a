import CWidgetPlugin

/// A hairline that separates content, across the axis of its stack.
public struct Divider: Sendable {
    /// Creates a divider.
    public init() {}
}

extension Divider: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.node(WIDGET_DIVIDER) }
}
