import CLibical
import Foundation

/// How long each occurrence of an event lasts: days, which may have 23 hours, and seconds.
struct EventLength {
    private static let day: TimeInterval = 86_400

    private var days = 0
    private var seconds: TimeInterval = 0

    /// The length that DTEND or DURATION give the event.
    init(of component: ICalendarComponent, from start: CivilTime, timeZone: TimeZone) {
        let end = component.properties(ICAL_DTEND_PROPERTY).first
        if let end = CivilTime(end, of: component) {
            let length = end.date(in: timeZone).timeIntervalSince(start.date(in: timeZone))
            if start.isDate {
                days = max(1, Int((length / Self.day).rounded()))
            } else {
                seconds = max(0, length)
            }
        } else if !component.properties(ICAL_DURATION_PROPERTY).isEmpty {
            let duration = icalcomponent_get_duration(component.pointer)
            guard duration.is_neg == 0 else { return }
            days = Int(duration.weeks) * 7 + Int(duration.days)
            seconds =
                TimeInterval(duration.hours) * 3600 + TimeInterval(duration.minutes) * 60
                + TimeInterval(duration.seconds)
        } else if start.isDate {
            days = 1
        }
    }

    /// The end of what begins at `start`.
    func end(of start: CivilTime, in timeZone: TimeZone) -> Date {
        start.adding(days: days).date(in: timeZone).addingTimeInterval(seconds)
    }

    /// At least as long as any occurrence.
    var upperBound: TimeInterval { TimeInterval(days + 1) * Self.day + seconds }
}
