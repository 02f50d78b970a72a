import CWidgetPlugin

/// A view with others behind it.
struct BackgroundModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
}

extension BackgroundModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_BACKGROUND) {
            if alignment != .center { recorder.setAlignment(alignment.number) }
            content()
            recorder.recordChildren(layer)
        }
    }
}
