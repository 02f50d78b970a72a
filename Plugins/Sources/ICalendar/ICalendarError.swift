/// Why a text cannot be read as a calendar.
package enum ICalendarError: Error, Equatable {
    /// There is no VCALENDAR in it.
    case notACalendar
    /// The text ends before its calendar does.
    case endsEarly
}
