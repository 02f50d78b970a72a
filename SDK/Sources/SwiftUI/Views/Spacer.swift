import CWidgetPlugin
public import Foundation

/// Room between the views of a stack, as much as there is.
public struct Spacer: Sendable {
    /// The least length in points; nil: the platform's.
    public var minLength: CGFloat?

    /// Creates a spacer.
    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_SPACER) { recorder.set(WIDGET_MIN_LENGTH, minLength) }
    }
}
