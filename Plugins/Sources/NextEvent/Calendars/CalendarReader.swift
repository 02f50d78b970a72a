import Foundation
import ICalendar

/// Reads one calendar's file.
struct CalendarReader {
    /// The maximum size of a file in bytes, enough for years of events.
    private static let maximumSize = 8 << 20

    let url: URL

    /// The calendar's name, or that of its file if it has none.
    var name: String {
        (try? file().name) ?? url.deletingPathExtension().lastPathComponent
    }

    /// Returns the events in an interval.
    func events(in interval: DateInterval) throws(CalendarProblem) -> [Event] {
        try file().events(in: interval)
    }

    private func file() throws(CalendarProblem) -> ICalendarFile {
        let name = url.lastPathComponent
        let data: Data
        do {
            data =
                try FileHandle(forReadingFrom: url).read(upToCount: Self.maximumSize + 1) ?? Data()
        } catch {
            throw .missing(name)
        }
        guard data.count <= Self.maximumSize else { throw .tooLarge(name) }
        do throws(ICalendarError) {
            return try ICalendarFile(String(decoding: data, as: UTF8.self))
        } catch {
            throw .unreadable(name, error)
        }
    }
}
