extension EnvironmentValues {
    private struct ContainerOutlineKey: EnvironmentKey {
        static let defaultValue: Outline? = nil
    }

    /// The shape of the view's container; `nil` means that of the widget.
    var containerOutline: Outline? {
        get { self[ContainerOutlineKey.self] }
        set { self[ContainerOutlineKey.self] = newValue }
    }
}

/// A view that sets the container shape of those inside.
struct ContainerShapeModifier: PrimitiveModifier {
    let outline: Outline

    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.withEnvironment({ $0.containerOutline = outline }, content)
    }
}

extension Outline {
    /// Returns the outline in a container.
    func inContainer(_ container: Outline?) -> Outline {
        guard case .container = form, let container else { return self }
        var outline = self
        outline.form = container.form
        outline.inset += container.inset
        return outline
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` has in the view.
    ///
    /// Differs from Apple: its corners keep their size wherever it lies.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(outline: shape.outline))
    }
}
