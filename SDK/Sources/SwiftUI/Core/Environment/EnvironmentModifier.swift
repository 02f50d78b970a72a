/// Changes what a view inherits.
public struct _EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension _EnvironmentModifier: PrimitiveModifier {
    package func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.withEnvironment(change, content)
    }
}

extension View {
    /// Sets a value that this view and the views inside it inherit.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Changes a value that this view and the views inside it inherit.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
