import CWidgetPlugin

/// A view whose corner places can be measured from.
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
    /// Lets places inside be measured from the view's corner, by a name.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: name))
    }

    /// Lets places inside be measured from the view's corner, by a name.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
