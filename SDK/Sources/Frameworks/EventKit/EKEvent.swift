// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// An event of a calendar.
open class EKEvent: EKCalendarItem {
    /// The start date.
    open var startDate: Date! = Date()
    /// The end date.
    open var endDate: Date! = Date()
    /// Whether it takes whole days.
    open var isAllDay = false
    /// The identifier.
    open var eventIdentifier: String! { calendarItemIdentifier }
    /// Whether it takes place.
    open var status: EKEventStatus { .none }
    /// Whether one is free meanwhile.
    open var availability = EKEventAvailability.notSupported
    /// The organizer.
    open var organizer: EKParticipant? { nil }
    /// The location with its coordinate.
    open var structuredLocation: EKStructuredLocation?
    /// The original date of the occurrence.
    open var occurrenceDate: Date! { startDate }
    /// Whether it was detached from its series.
    open var isDetached: Bool { false }
    /// The identifier of the contact whose birthday it is.
    open var birthdayContactIdentifier: String? { nil }

    /// Returns the order of two events by their start dates.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        startDate.compare(other.startDate)
    }

    /// Refreshes the event; always returns `false`.
    open func refresh() -> Bool { false }

    /// Creates an event that is not stored.
    public init(eventStore: EKEventStore) {}
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// No status.
    case none
    /// Confirmed.
    case confirmed
    /// Tentative.
    case tentative
    /// Cancelled.
    case canceled
}

/// Whether one is free during an event.
public enum EKEventAvailability: Int, Sendable {
    /// Not supported.
    case notSupported = -1
    /// Busy.
    case busy
    /// Free.
    case free
    /// Tentative.
    case tentative
    /// Unavailable.
    case unavailable
}
