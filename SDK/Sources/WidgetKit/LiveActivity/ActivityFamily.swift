/// Additional sizes of a live activity.
public enum ActivityFamily: Hashable, CaseIterable, Sendable {
    /// A small size, as on a watch.
    case small
    /// A medium size, as on a lock screen.
    case medium
}

extension WidgetConfiguration {
    /// Adds sizes in which a live activity is available.
    ///
    /// No effect here: hosts do not show activities yet.
    nonisolated public func supplementalActivityFamilies(
        _ families: [ActivityFamily]
    ) -> some WidgetConfiguration {
        self
    }
}
