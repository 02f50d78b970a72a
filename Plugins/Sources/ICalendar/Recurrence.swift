import CLibical
import Foundation

/// The times that a rule (RRULE) makes of an event's first one.
struct Recurrence {
    /// The maximum number of occurrences of a rule, more than any calendar needs.
    private static let limit = 100_000

    let rule: icalrecurrencetype
    let start: CivilTime

    /// The times up to `end`, from `begin` on or some time before it.
    func times(from begin: Date, to end: Date, in timeZone: TimeZone) -> [CivilTime] {
        // No event repeats by the minute, and libical could search such a rule for very long.
        guard rule.freq != ICAL_SECONDLY_RECURRENCE, rule.freq != ICAL_MINUTELY_RECURRENCE,
            let iterator = icalrecur_iterator_new(rule, start.time)
        else { return [] }
        defer { icalrecur_iterator_free(iterator) }
        if rule.count == 0, start.date(in: timeZone) < begin {
            // Not possible with a counted rule; if it fails, the iterator starts with the event.
            _ = icalrecur_iterator_set_start(iterator, time(at: begin))
        }
        var times: [CivilTime] = []
        for _ in 0..<Self.limit {
            let time = CivilTime(icalrecur_iterator_next(iterator))
            guard icaltime_is_null_time(time.time) == 0, time.date(in: timeZone) < end else {
                break
            }
            times.append(time)
        }
        return times
    }

    private func time(at date: Date) -> icaltimetype {
        icaltime_from_timet_with_zone(
            time_t(date.timeIntervalSince1970), start.time.is_date, start.time.zone)
    }
}
