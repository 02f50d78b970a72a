import CWidgetPlugin

/// A rectangle of a style that fills the proposed size.
public struct _StyleView<Style: ShapeStyle> {
    let style: Style
}

extension _StyleView: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        style.wrapped(recorder) {
            recorder.node(WIDGET_COLOR) {
                recorder.set(WIDGET_FILL, style.painted(in: recorder.environment))
            }
        }
    }
}
