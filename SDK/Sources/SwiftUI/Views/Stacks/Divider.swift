import CWidgetPlugin

/// A thin line between contents, across the stack around it.
public struct Divider: Sendable {
    /// Creates a line.
    public init() {}
}

extension Divider: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.node(WIDGET_DIVIDER) }
}
