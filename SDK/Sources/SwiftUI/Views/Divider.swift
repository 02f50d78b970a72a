import CWidgetPlugin

/// A line between views, across the direction of the stack it is in.
public struct Divider: Sendable {
    /// Creates a line.
    nonisolated public init() {}
}

extension Divider: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.node(WIDGET_DIVIDER) }
}
