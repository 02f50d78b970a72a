/// The sizes a live activity has beyond those of its own device.
public enum ActivityFamily: Hashable, CaseIterable, Sendable {
    /// A small one, as on a watch.
    case small
    /// A medium one, as on a lock screen.
    case medium
}

extension WidgetConfiguration {
    /// Names further sizes that a live activity has.
    ///
    /// No effect here: no host shows activities yet.
    nonisolated public func supplementalActivityFamilies(
        _ families: [ActivityFamily]
    ) -> some WidgetConfiguration {
        self
    }
}
