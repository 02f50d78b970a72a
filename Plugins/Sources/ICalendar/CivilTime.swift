import CLibical
import Foundation

/// A date or a time of day in a zone, or in none.
struct CivilTime {
    var time: icaltimetype

    /// Reads the time of a property; `nil` if it has none.
    init?(_ property: OpaquePointer?, of component: ICalendarComponent) {
        guard let property else { return nil }
        time = icalproperty_get_datetime_with_component(property, component.pointer)
        guard icaltime_is_null_time(time) == 0, icaltime_is_valid_time(time) != 0 else {
            return nil
        }
        // Many files name a zone of the tz database and do not describe it.
        if time.zone == nil,
            let parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER),
            let zone = icaltimezone_get_builtin_timezone(icalparameter_get_tzid(parameter))
        {
            time = icaltime_set_timezone(&time, zone)
        }
    }

    init(_ time: icaltimetype) { self.time = time }

    /// Whether it is a date without a time of day.
    var isDate: Bool { time.is_date != 0 }

    /// The moment; a time without a zone is one of `timeZone`.
    func date(in timeZone: TimeZone) -> Date {
        if !isDate, let zone = time.zone {
            let seconds = icaltime_as_timet_with_zone(time, zone)
            return Date(timeIntervalSince1970: TimeInterval(seconds))
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let components = DateComponents(
            year: Int(time.year), month: Int(time.month), day: Int(time.day),
            hour: isDate ? 0 : Int(time.hour), minute: isDate ? 0 : Int(time.minute),
            second: isDate ? 0 : Int(time.second))
        return calendar.date(from: components) ?? .distantPast
    }

    /// The same time of day some days later.
    func adding(days: Int) -> CivilTime {
        var later = self
        icaltime_adjust(&later.time, Int32(clamping: days), 0, 0, 0)
        return later
    }
}
