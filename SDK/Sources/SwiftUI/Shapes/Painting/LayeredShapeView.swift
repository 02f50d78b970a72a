import CWidgetPlugin

/// A painted shape in front of another view of the same shape.
struct LayeredShapeView<Front: ShapeView, Back: View> {
    let front: Front
    let back: Back
}

extension LayeredShapeView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_ZSTACK) {
            recorder.record(back)
            recorder.record(front)
        }
    }
}

extension LayeredShapeView: ShapeView {
    nonisolated var shape: Front.Content { front.shape }
}
