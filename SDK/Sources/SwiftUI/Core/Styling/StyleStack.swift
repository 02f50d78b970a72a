/// The styles set for a kind of control, without their types, outermost first.
///
/// The body of a style is evaluated with the enclosing style, so that it may contain the control it
/// styles.
struct StyleStack<Configuration> {
    private var bodies: [@MainActor (Configuration) -> AnyView]

    /// Starts with the style that holds where none is set.
    init<S>(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> some View) {
        bodies = []
        push(style, makeBody)
    }

    /// Sets a style inside the others.
    mutating func push<S>(
        _ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> some View
    ) {
        // Sound: styles are set and called on the main thread.
        nonisolated(unsafe) let style = style
        bodies.append { configuration in
            nonisolated(unsafe) let configuration = configuration
            return AnyView(StyleBody(style: style) { makeBody($0, configuration) })
        }
    }

    /// The result of the innermost style at `keyPath`, in the context of the outer styles.
    @MainActor
    func body(
        _ configuration: Configuration, at keyPath: WritableKeyPath<EnvironmentValues, Self>
    ) -> some View {
        var outer = self
        if bodies.count > 1 { outer.bodies.removeLast() }
        return bodies[bodies.count - 1](configuration).environment(keyPath, outer)
    }
}

/// The body of a style, evaluated after its dynamic properties are bound.
private struct StyleBody<Style, Content: View> {
    let style: Style
    let makeBody: @MainActor (Style) -> Content
}

extension StyleBody: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        var style = style
        DynamicProperties.update(&style, in: recorder)
        recorder.record(makeBody(style))
    }
}
