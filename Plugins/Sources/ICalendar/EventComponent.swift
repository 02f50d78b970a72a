import CLibical
import Foundation

/// A VEVENT: an event with its occurrences, or a change of a single occurrence.
struct EventComponent {
    private let component: ICalendarComponent
    private let timeZone: TimeZone
    private let uid: String

    init(component: ICalendarComponent, timeZone: TimeZone) {
        self.component = component
        self.timeZone = timeZone
        uid =
            component.text(icalcomponent_get_uid(component.pointer))
            ?? component.text(icalcomponent_get_summary(component.pointer)) ?? ""
    }

    /// The occurrence of another component that this one replaces (RECURRENCE-ID).
    var replacedID: Event.ID? {
        time(ICAL_RECURRENCEID_PROPERTY).map { id($0.date(in: timeZone)) }
    }

    /// Returns the occurrences that overlap an interval, in no particular order.
    func occurrences(in interval: DateInterval) -> [Event] {
        guard let start = time(ICAL_DTSTART_PROPERTY),
            icalcomponent_get_status(component.pointer) != ICAL_STATUS_CANCELLED
        else { return [] }
        let length = EventLength(of: component, from: start, timeZone: timeZone)
        // A day of slack, because a time without a zone is not exact.
        let begin = interval.start - length.upperBound - 86_400
        let repeated = component.properties(ICAL_RRULE_PROPERTY).flatMap {
            Recurrence(rule: icalproperty_get_rrule($0), start: start)
                .times(from: begin, to: interval.end, in: timeZone)
        }
        let excluded = component.properties(ICAL_EXDATE_PROPERTY).compactMap {
            CivilTime($0, of: component)
        }
        var occurrences: [Event.ID: Event] = [:]
        for time in [start] + repeated where !time.isAmong(excluded, in: timeZone) {
            let event = event(from: time, to: length.end(of: time, in: timeZone))
            if event.overlaps(interval) { occurrences[event.id] = event }
        }
        for event in additions(length) where event.overlaps(interval) {
            occurrences[event.id] = event
        }
        return Array(occurrences.values)
    }

    /// The occurrences at the event's additional times (RDATE).
    private func additions(_ length: EventLength) -> [Event] {
        component.properties(ICAL_RDATE_PROPERTY).compactMap { property in
            let period = icalproperty_get_rdate(property).period
            if icaltime_is_null_time(period.start) == 0 {
                let start = CivilTime(period.start)
                let end = CivilTime(
                    icaltime_is_null_time(period.end) == 0
                        ? period.end : icaltime_add(period.start, period.duration))
                return event(from: start, to: end.date(in: timeZone))
            }
            return CivilTime(property, of: component).map {
                event(from: $0, to: length.end(of: $0, in: timeZone))
            }
        }
    }

    private func time(_ kind: icalproperty_kind) -> CivilTime? {
        CivilTime(component.properties(kind).first, of: component)
    }

    private func id(_ start: Date) -> Event.ID { "\(uid)@\(Int(start.timeIntervalSince1970))" }

    private func event(from start: CivilTime, to end: Date) -> Event {
        let date = start.date(in: timeZone)
        let url = component.properties(ICAL_URL_PROPERTY).first.flatMap {
            component.text(icalproperty_get_url($0))
        }
        return Event(
            id: replacedID ?? id(date),
            title: component.text(icalcomponent_get_summary(component.pointer)) ?? "",
            location: component.text(icalcomponent_get_location(component.pointer)),
            url: url.flatMap { URL(string: $0) }, start: date, end: max(date, end),
            isAllDay: start.isDate,
            hasAlarm: !component.children(ICAL_VALARM_COMPONENT).isEmpty)
    }
}

extension CivilTime {
    /// Whether it is one of `times`, or on one of those that are days.
    fileprivate func isAmong(_ times: [CivilTime], in timeZone: TimeZone) -> Bool {
        times.contains { other in
            other.isDate
                ? (other.time.year, other.time.month, other.time.day)
                    == (time.year, time.month, time.day)
                : other.date(in: timeZone) == date(in: timeZone)
        }
    }
}

extension Event {
    fileprivate func overlaps(_ interval: DateInterval) -> Bool {
        start < interval.end && (end > interval.start || start >= interval.start)
    }
}
