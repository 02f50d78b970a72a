/// One of two views, chosen by an `if` with `else` or a `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// A conditional content records the view that was chosen.
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    package func record(into recorder: ViewRecorder) {
        switch storage {
        case .first(let content): recorder.record(content)
        case .second(let content): recorder.record(content)
        }
    }
}
