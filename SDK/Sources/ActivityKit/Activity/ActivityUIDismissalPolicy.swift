/// When an activity that has ended is taken away.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private enum Moment: Hashable, Sendable { case system, now, after(Date) }

    private let moment: Moment

    /// When the system likes.
    public static let `default` = ActivityUIDismissalPolicy(moment: .system)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(moment: .now)

    /// At a date, within four hours.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(moment: .after(date))
    }
}
