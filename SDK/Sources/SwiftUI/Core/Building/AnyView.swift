/// A type-erased view.
public struct AnyView {
    let content: any View

    /// Erases the type of `view`.
    public init<V: View>(_ view: V) {
        content = view
    }

    /// Erases the type of `view`.
    public init<V: View>(erasing view: V) {
        content = view
    }
}

extension AnyView: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.record(content) }
}
