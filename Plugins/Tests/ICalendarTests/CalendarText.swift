import Foundation
import ICalendar

/// A file with the lines of one event.
func calendar(_ lines: String...) throws -> ICalendarFile {
    try calendar(events: [lines])
}

/// A file with the lines of several events, and lines before them.
func calendar(header: [String] = [], events: [[String]]) throws -> ICalendarFile {
    let lines =
        ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Porthole//Tests//EN"] + header
        + events.flatMap { ["BEGIN:VEVENT", "UID:1"] + $0 + ["END:VEVENT"] } + ["END:VCALENDAR"]
    return try ICalendarFile(lines.joined(separator: "\r\n") + "\r\n")
}

extension ICalendarFile {
    /// When something happens between two days, in UTC.
    func starts(
        _ from: String, _ to: String, in zone: String = "UTC"
    ) throws -> [String] {
        try happenings(from, to, in: zone).map { $0.start.formatted(.iso8601) }
    }

    /// What happens between two days.
    func happenings(_ from: String, _ to: String, in zone: String = "UTC") throws -> [Event] {
        let interval = DateInterval(
            start: try Date("\(from)T00:00:00Z", strategy: .iso8601),
            end: try Date("\(to)T00:00:00Z", strategy: .iso8601))
        return events(in: interval, timeZone: TimeZone(identifier: zone) ?? .gmt)
    }
}
