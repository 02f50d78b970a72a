// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
    /// What the user calls it.
    open var title = ""
    /// The name by which it is found again.
    public let calendarIdentifier: String
    /// Its colour.
    open var cgColor: CGColor! = CGColor(srgbRed: 0, green: 0.478, blue: 1, alpha: 1)
    /// Where it is kept.
    open var type: EKCalendarType { .local }
    /// The account it belongs to.
    open var source: EKSource! = EKSource()
    /// Whether it can be changed.
    open var allowsContentModifications: Bool { false }
    /// Whether it comes from somebody else.
    open var isSubscribed: Bool { false }
    /// Whether its name can be changed.
    open var isImmutable: Bool { true }
    /// What it holds.
    open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }

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
    /// Whether it takes place.
    open var status: EKEventStatus { .none }
    /// Whether one is free meanwhile.
    open var availability = EKEventAvailability.notSupported
    /// Who invited.
    open var organizer: EKParticipant? { nil }
    /// Where it is, with its place on Earth.
    open var structuredLocation: EKStructuredLocation?
    /// When it was meant to begin.
    open var occurrenceDate: Date! { startDate }
    /// Whether it differs from the others of its series.
    open var isDetached: Bool { false }
    /// Whose birthday it is.
    open var birthdayContactIdentifier: String? { nil }

    /// Which of two begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        startDate.compare(other.startDate)
    }

    /// Reads it again: there is none.
    open func refresh() -> Bool { false }

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
