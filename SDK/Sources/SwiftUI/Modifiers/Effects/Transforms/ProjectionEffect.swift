import CWidgetPlugin

/// A view drawn through a projection; its place in the layout stays.
struct ProjectionModifier {
    let transform: ProjectionTransform
    /// Whether frames inside are seen through it.
    var movesFrames = true
}

extension ProjectionModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_PROJECTION) {
            recorder.set(WIDGET_MATRIX, transform.numbers)
            guard movesFrames else { return content() }
            recorder.drawn(through: { [transform] _ in transform }, content)
        }
    }
}

extension View {
    /// Draws the view through a projection from its top left corner; its place in the layout stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier(transform: transform))
    }
}
