import CLibical
import Foundation

/// The events of an iCalendar file (RFC 5545).
package final class ICalendarFile {
    private let root: OpaquePointer

    /// Reads a file's text; events that make no sense are left out later.
    package init(_ text: String) throws(ICalendarError) {
        // Otherwise a bad line ends the process.
        icalerror_set_errors_are_fatal(0)
        let text = text.trimmingPrefix("\u{FEFF}").trimmingCharacters(in: .whitespacesAndNewlines)
        let capitals = text.uppercased()
        guard capitals.hasPrefix("BEGIN:VCALENDAR") else { throw .notACalendar }
        guard capitals.hasSuffix("END:VCALENDAR") else { throw .endsEarly }
        guard let root = icalparser_parse_string(text) else { throw .notACalendar }
        self.root = root
    }

    deinit {
        icalcomponent_free(root)
    }

    /// The calendar's name, if the file has one.
    package var name: String? {
        calendars.lazy.compactMap { $0.text(ofExtension: "X-WR-CALNAME") }.first
    }

    /// Returns the events in an interval, the earliest first.
    ///
    /// - Parameter timeZone: Where events happen whose times have no zone, and where days begin.
    package func events(in interval: DateInterval, timeZone: TimeZone = .current) -> [Event] {
        let components = calendars.flatMap { $0.children(ICAL_VEVENT_COMPONENT) }.map {
            EventComponent(component: $0, timeZone: timeZone)
        }
        // A component for a single occurrence replaces that one, even if it cancels it.
        let replaced = Set(components.compactMap(\.replacedID))
        let events = components.flatMap { component in
            component.occurrences(in: interval).filter {
                component.replacedID != nil || !replaced.contains($0.id)
            }
        }
        return events.sorted { ($0.start, $0.end, $0.title) < ($1.start, $1.end, $1.title) }
    }

    /// A file may hold several calendars.
    private var calendars: [ICalendarComponent] {
        let root = ICalendarComponent(pointer: root)
        return root.kind == ICAL_VCALENDAR_COMPONENT
            ? [root] : root.children(ICAL_VCALENDAR_COMPONENT)
    }
}
