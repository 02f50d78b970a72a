import CWidgetPlugin

/// A view with a named coordinate space.
struct CoordinateSpaceModifier {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        let key = Landmarks.key(of: name)
        recorder.node(WIDGET_LANDMARK) {
            recorder.set(WIDGET_KEY, key)
            let effects = recorder.environment.placedEffects
            guard !effects.isEmpty else { return content() }
            recorder.withEnvironment({ $0.spaceEffects[key] = effects }, content)
        }
    }
}

extension View {
    /// Names the coordinate space of the view, so that its content can refer to it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: name))
    }

    /// Names the coordinate space of the view, so that its content can refer to it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
