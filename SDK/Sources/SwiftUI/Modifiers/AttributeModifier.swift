import CWidgetPlugin

/// A view with an attribute of the header that has no other effect on what is inside it.
struct AttributeModifier {
    let set: @MainActor (ViewRecorder) -> Void
}

extension AttributeModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_GROUP) {
            set(recorder)
            content()
        }
    }
}
