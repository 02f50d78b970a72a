public import Foundation

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// The start date.
    open var startDateComponents: DateComponents?
    /// The due date.
    open var dueDateComponents: DateComponents?
    /// Whether it is completed.
    open var isCompleted = false
    /// The completion date.
    open var completionDate: Date?
    /// The priority, from 1 (highest) to 9; 0 means none.
    open var priority = 0

    /// Creates a reminder that is not stored.
    public init(eventStore: EKEventStore) {}
}
