import CWidgetPlugin

/// A view with a named coordinate space.
struct CoordinateSpaceModifier {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_LANDMARK) {
            recorder.set(WIDGET_KEY, Landmarks.key(of: name))
            content()
        }
    }
}

extension View {
    /// Gives the view's coordinate space a name, which views inside can refer to.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: name))
    }

    /// Gives the view's coordinate space a name, which views inside can refer to.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
