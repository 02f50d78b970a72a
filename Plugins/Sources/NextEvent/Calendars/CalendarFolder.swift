import Foundation
import ICalendar

/// The folder that the widget and its intents share: each `.ics` file in it is a calendar.
struct CalendarFolder {
    static let appGroup = "group.org.porthole.next-event"
    /// How far ahead events are read, in seconds.
    private static let horizon: TimeInterval = 60 * 86_400

    private let url = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: appGroup)

    /// The calendars' files, by name.
    func files() -> [URL] {
        guard let url else { return [] }
        let files = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files ?? []).filter { $0.pathExtension == "ics" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Returns the events ahead in the calendars that the user chose.
    func agenda(for configuration: SelectCalendarIntent, at date: Date) -> Agenda {
        let interval = DateInterval(start: date, duration: Self.horizon)
        do throws(CalendarProblem) {
            var events: [Event] = []
            for file in try chosen(by: configuration) {
                events += try CalendarReader(url: file).events(in: interval)
            }
            let alarms = AlarmStore()
            return Agenda(
                events: events.sorted { $0.start < $1.start },
                alarms: Set(events.filter(alarms.isOn).map(\.id)),
                problem: events.isEmpty ? .noEvents : nil)
        } catch {
            return Agenda(problem: error)
        }
    }

    private func chosen(
        by configuration: SelectCalendarIntent
    ) throws(CalendarProblem) -> [URL] {
        if let file = configuration.file, !file.isEmpty {
            return [URL(filePath: NSString(string: file).expandingTildeInPath)]
        }
        let files = files().filter {
            configuration.calendar == nil || $0.lastPathComponent == configuration.calendar?.id
        }
        if files.isEmpty { throw .noCalendars(folder: abbreviatedPath) }
        return files
    }

    /// The folder as users type it.
    private var abbreviatedPath: String {
        let path = url?.path ?? ""
        let home = NSHomeDirectory()
        return path.hasPrefix("\(home)/") ? "~\(path.dropFirst(home.count))" : path
    }
}
