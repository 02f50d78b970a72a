// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    /// The display name.
    open var title: String! = ""
    /// The location.
    open var location: String?
    /// The notes.
    open var notes: String?
    /// The URL.
    open var url: URL?
    /// The calendar it is in.
    open var calendar: EKCalendar!
    /// The identifier.
    public let calendarItemIdentifier = UUID().uuidString
    /// The name by which servers know it.
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// The creation date.
    open var creationDate: Date? { nil }
    /// The modification date.
    open var lastModifiedDate: Date? { nil }
    /// The time zone it is in.
    open var timeZone: TimeZone?
    /// The alarms.
    open var alarms: [EKAlarm]?
    /// The recurrence rules.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// The attendees.
    open var attendees: [EKParticipant]? { nil }
    /// Whether it has alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it has recurrence rules.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether there are attendees; always `false`.
    open var hasAttendees: Bool { false }
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Adds a recurrence rule.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }
    /// Removes a recurrence rule.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules?.removeAll { $0 === rule }
    }
    /// Whether there are notes.
    open var hasNotes: Bool { notes?.isEmpty == false }
}
