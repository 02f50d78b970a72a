import AppIntents
import CWidgetPlugin

/// What performs an intent when it is pressed; without one it is its content.
struct ActionRegion<Content: View>: View {
    let intent: (any AppIntent)?
    /// What a toggle shows; `nil` for a button.
    var isOn: Bool?
    let content: Content

    var body: some View {
        if let intent {
            Region(action: intent.actionIdentifier, isOn: isOn, content: content)
        } else {
            content
        }
    }
}

private struct Region<Content: View>: PrimitiveView {
    typealias Body = Never

    let action: String
    let isOn: Bool?
    let content: Content

    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_ACTION_REGION) {
            recorder.set(WIDGET_ACTION, action)
            if let isOn { recorder.set(WIDGET_IS_ON, isOn) }
            recorder.recordChildren(content)
        }
    }
}
