package import CWidgetPlugin

/// An outline that can be filled and stroked.
///
/// Unlike on Apple's platforms outlines of one's own are not drawn yet.
public protocol Shape: Sendable, View {}

/// A shape that can be drawn inside its own edge.
public protocol InsettableShape: Shape {}

/// A shape that the header knows.
package protocol PrimitiveShape: Shape, PrimitiveView {
    /// The header's kind.
    var kind: widget_kind { get }
    /// Sets what the kind needs, on the node that is open.
    @MainActor func setAttributes(on recorder: ViewRecorder)
}

extension PrimitiveShape {
    package func setAttributes(on recorder: ViewRecorder) {}

    package func record(into recorder: ViewRecorder) {
        recorder.node(kind) { setAttributes(on: recorder) }
    }
}

extension ViewRecorder {
    /// Records a shape with more attributes than its own.
    func record(shape: some Shape, _ attributes: () -> Void) {
        guard let shape = shape as? any PrimitiveShape else { return record(shape) }
        node(shape.kind) {
            shape.setAttributes(on: self)
            attributes()
        }
    }
}
