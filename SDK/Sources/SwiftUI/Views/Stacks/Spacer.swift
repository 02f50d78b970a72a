import CWidgetPlugin
public import Foundation

/// Room that takes what a stack has left.
public struct Spacer: Sendable {
    /// The room it takes at least, in points; `nil`: the platform's choice.
    public var minLength: CGFloat?

    /// Takes what is left, and at least `minLength` points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_SPACER) {
            recorder.set(WIDGET_MIN_LENGTH, minLength)
        }
    }
}
