public import Foundation

/// Something to do.
open class EKReminder: EKCalendarItem {
    /// When it is to be begun.
    open var startDateComponents: DateComponents?
    /// When it is to be done.
    open var dueDateComponents: DateComponents?
    /// Whether it is done.
    open var isCompleted = false
    /// When it was done.
    open var completionDate: Date?
    /// From 1, the highest, to 9; 0 means none.
    open var priority = 0

    /// Makes a reminder that is in no store.
    public init(eventStore: EKEventStore) {}
}
