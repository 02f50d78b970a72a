// Apple declares the properties so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Something that happens.
open class EKEvent: EKCalendarItem {
    /// When it begins.
    open var startDate: Date! = Date()
    /// When it ends.
    open var endDate: Date! = Date()
    /// Whether it takes whole days.
    open var isAllDay = false
    /// The identifier.
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

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
    /// The value is unknown.
    case none
    /// It does.
    case confirmed
    /// It may.
    case tentative
    /// It does not.
    case canceled
}

/// Whether one is free during an event.
public enum EKEventAvailability: Int, Sendable {
    /// The value is unknown.
    case notSupported = -1
    /// One is not.
    case busy
    /// One is.
    case free
    /// One may be.
    case tentative
    /// One is not there.
    case unavailable
}
