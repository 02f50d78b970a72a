import Foundation
import WidgetKit

struct NextEventProvider: AppIntentTimelineProvider {
    /// How often the files are read again, in seconds; they may change at any time.
    private static let interval: TimeInterval = 3600
    /// How far ahead a timeline goes, in seconds, in case it is not requested again in time.
    private static let day: TimeInterval = 86_400
    private static let maximumEntries = 24

    func placeholder(in context: Context) -> NextEventEntry {
        NextEventEntry(date: .now, agenda: .sample(at: .now))
    }

    func snapshot(
        for configuration: SelectCalendarIntent, in context: Context
    ) async -> NextEventEntry {
        let agenda =
            context.isPreview
            ? Agenda.sample(at: .now) : CalendarFolder().agenda(for: configuration, at: .now)
        return NextEventEntry(date: .now, agenda: agenda)
    }

    /// An entry for now, and one whenever an event begins or ends.
    func timeline(
        for configuration: SelectCalendarIntent, in context: Context
    ) async -> Timeline<NextEventEntry> {
        let now = Date.now
        let agenda = CalendarFolder().agenda(for: configuration, at: now)
        let changes = agenda.changes(in: DateInterval(start: now, duration: Self.day))
        let dates = [now] + changes.prefix(Self.maximumEntries - 1)
        return Timeline(
            entries: dates.map { NextEventEntry(date: $0, agenda: agenda.after($0)) },
            policy: .after(now + Self.interval))
    }
}
