extension View {
    /// Marks the view as one whose content may be out of date until the widget is reloaded.
    ///
    /// Differs from Apple: meanwhile it is drawn faint, without a shimmer.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableModifier(isInvalidatable: invalidatable))
    }
}

/// A view that is faint where content is out of date.
private struct InvalidatableModifier: ViewModifier {
    @Environment(\.redactionReasons) private var reasons
    let isInvalidatable: Bool

    func body(content: Content) -> some View {
        if isInvalidatable && reasons.contains(.invalidated) {
            content.opacity(0.5)
        } else {
            content
        }
    }
}
