/// The view that an animation or a transition changes.
public struct PlaceholderContentView<Value> {
    let content: any View

    nonisolated init(content: any View) { self.content = content }
}

extension PlaceholderContentView: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.record(content) }
}
