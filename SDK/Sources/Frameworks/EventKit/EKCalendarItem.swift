// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// An event or a reminder.
open class EKCalendarItem: NSObject {
    /// The display name.
    open var title: String! = ""
    /// Where it is.
    open var location: String?
    /// What else there is to say.
    open var notes: String?
    /// Where to read more.
    open var url: URL?
    /// The calendar it is in.
    open var calendar: EKCalendar!
    /// The identifier.
    public let calendarItemIdentifier = UUID().uuidString
    /// The name by which servers know it.
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// When it was made.
    open var creationDate: Date? { nil }
    /// When it was changed.
    open var lastModifiedDate: Date? { nil }
    /// The time zone it is in.
    open var timeZone: TimeZone?
    /// What reminds of it.
    open var alarms: [EKAlarm]?
    /// How it repeats.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Who comes.
    open var attendees: [EKParticipant]? { nil }
    /// Whether anything reminds of it.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it repeats.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether anybody comes.
    open var hasAttendees: Bool { false }
    /// Adds what reminds of it.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Takes away what reminds of it.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Adds how it repeats.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }
    /// Takes away how it repeats.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules?.removeAll { $0 === rule }
    }
    /// Whether there is more to say.
    open var hasNotes: Bool { notes?.isEmpty == false }
}
