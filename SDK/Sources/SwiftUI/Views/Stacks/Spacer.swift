import CWidgetPlugin
public import Foundation

/// Flexible space that expands along the axis of its stack.
public struct Spacer: Sendable {
    /// The least length, in points; `nil` for the platform's, 8 points.
    public var minLength: CGFloat?

    /// Creates space with a least length, in points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_SPACER) {
            recorder.set(WIDGET_MIN_LENGTH, minLength)
        }
    }
}
