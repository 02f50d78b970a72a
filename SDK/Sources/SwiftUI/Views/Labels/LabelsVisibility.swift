/// The visibility of an element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The default visibility.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
}

extension EnvironmentValues {
    private struct LabelsVisibilityKey: EnvironmentKey {
        static let defaultValue = Visibility.automatic
    }

    /// Whether controls in the view show their labels.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether controls in the view show their labels.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// Hides the labels of controls in the view.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }
}
