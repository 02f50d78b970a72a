/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Where it usually is.
    case automatic
    /// It is.
    case visible
    /// It is not.
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
