extension Optional: View where Wrapped: View {
    /// A primitive: it records its view, or nothing.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func record(into recorder: ViewRecorder) {
        switch self {
        case .some(let content): recorder.record(content)
        case .none: recorder.record(EmptyView())
        }
    }
}
