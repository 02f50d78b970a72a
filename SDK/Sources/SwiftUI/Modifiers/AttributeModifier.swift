import CWidgetPlugin

/// Sets an attribute of the C header that has no other effect on the content.
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
