import CWidgetPlugin

/// A view with others in front of it.
struct OverlayModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
}

extension OverlayModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_OVERLAY) {
            if alignment != .center { recorder.setAlignment(alignment.number) }
            content()
            recorder.recordChildren(layer)
        }
    }
}
