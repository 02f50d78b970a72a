/// When an activity that has ended is dismissed.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private enum Moment: Hashable, Sendable { case system, now, after(Date) }

    private let moment: Moment

    /// The system chooses the date.
    public static let `default` = ActivityUIDismissalPolicy(moment: .system)
    /// The activity is dismissed immediately.
    public static let immediate = ActivityUIDismissalPolicy(moment: .now)

    /// The activity is dismissed at a date, at most four hours after its end.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(moment: .after(date))
    }
}
