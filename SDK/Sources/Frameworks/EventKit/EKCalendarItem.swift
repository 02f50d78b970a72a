// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
    /// What the user calls it.
    open var title = ""
    /// The name by which it is found again.
    public let calendarIdentifier: String

    /// Makes a calendar that is in no store.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        calendarIdentifier = UUID().uuidString
    }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    /// What it is called.
    open var title: String! = ""
    /// Where it is.
    open var location: String?
    /// What else there is to say.
    open var notes: String?
    /// Where to read more.
    open var url: URL?
    /// The calendar it is in.
    open var calendar: EKCalendar!
    /// The name by which it is found again.
    public let calendarItemIdentifier = UUID().uuidString
    /// When it was made.
    open var creationDate: Date? { nil }
}

/// Something that happens.
open class EKEvent: EKCalendarItem {
    /// When it begins.
    open var startDate: Date! = Date()
    /// When it ends.
    open var endDate: Date! = Date()
    /// Whether it takes whole days.
    open var isAllDay = false
    /// The name by which it is found again.
    open var eventIdentifier: String! { calendarItemIdentifier }

    /// Makes an event that is in no store.
    public init(eventStore: EKEventStore) {}
}

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
