import AppIntents
import CWidgetPlugin

/// A button that performs an intent when it is pressed; without one it is its content.
struct ActionRegion<Content: View>: View {
    let intent: (any AppIntent)?
    let content: Content

    var body: some View {
        if let intent {
            Region(intent: intent, isOn: nil, states: [content])
        } else {
            HStack { content }
        }
    }
}

/// A toggle that performs an intent when it is pressed; without one it is the present state.
struct ToggleRegion<Content: View>: View {
    let intent: (any AppIntent)?
    let isOn: Bool
    /// Creates the content of the toggle.
    let content: (_ isOn: Bool) -> Content

    var body: some View {
        if let intent {
            Region(intent: intent, isOn: isOn, states: [content(false), content(true)])
        } else {
            HStack { content(isOn) }
        }
    }
}

private struct Region<Content: View>: PrimitiveView {
    typealias Body = Never

    let intent: any AppIntent
    let isOn: Bool?
    /// The content; of a toggle when it is off and when it is on.
    let states: [Content]

    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_ACTION_REGION) {
            recorder.setAction(intent)
            if let isOn { recorder.set(WIDGET_IS_ON, isOn) }
            if !recorder.environment.isEnabled { recorder.set(WIDGET_DISABLED, true) }
            guard isOn != nil else { return states.forEach { recorder.recordChildren($0) } }
            for state in states {
                recorder.node(WIDGET_GROUP) { recorder.recordChildren(state) }
            }
        }
    }
}
