// swift-format-ignore-file
import Foundation
import SwiftUI
import WidgetKit

struct CalendarEvent: Identifiable {
    let id = UUID()
    var title: String
    var start: Date
    var duration: TimeInterval
    var color: Color
    var isAllDay = false

    var end: Date { start.addingTimeInterval(duration) }
}

struct AgendaEntry: TimelineEntry {
    let date: Date
    var events: [CalendarEvent]
}

final class EventStore {
    static let shared = EventStore()

    private lazy var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        return calendar
    }()

    func events(on day: Date) -> [CalendarEvent] {
        let start = calendar.startOfDay(for: day)
        let nine = calendar.date(bySettingHour: 9, minute: 30, second: 0, of: start) ?? start
        return [
            CalendarEvent(title: "Stand-up", start: nine, duration: 15 * 60, color: .blue),
            CalendarEvent(title: "Design review with the whole team", start: nine + 3600, duration: 3600, color: .orange),
            CalendarEvent(title: "Lunch", start: nine + 3 * 3600, duration: 45 * 60, color: .green),
            CalendarEvent(title: "Birthday", start: start, duration: 86_400, color: .pink, isAllDay: true),
        ].sorted { $0.start < $1.start }
    }

    func days(inMonthOf date: Date) -> [Int?] {
        guard let range = calendar.range(of: .day, in: .month, for: date),
              let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date))
        else { return [] }
        let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: offset) + range.map { $0 }
    }

    func day(of date: Date) -> Int { calendar.component(.day, from: date) }
}

struct AgendaProvider: TimelineProvider {
    func placeholder(in context: Context) -> AgendaEntry {
        AgendaEntry(date: Date(), events: EventStore.shared.events(on: Date()))
    }

    func getSnapshot(in context: Context, completion: @escaping (AgendaEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<AgendaEntry>) -> Void) {
        let now = Date()
        let events = EventStore.shared.events(on: now)
        let midnight = Calendar.current.nextDate(
            after: now, matching: DateComponents(hour: 0, minute: 0), matchingPolicy: .nextTime)!
        let entries = [now] + events.map(\.end).filter { $0 > now && $0 < midnight }
        let timeline = Timeline(
            entries: entries.map { date in AgendaEntry(date: date, events: events.filter { $0.end > date }) },
            policy: .after(midnight))
        completion(timeline)
    }
}

struct AgendaView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var colorScheme
    let entry: AgendaEntry

    private static let weekday: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateFormat = "EEEE"
        return formatter
    }()

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(Self.weekday.string(from: entry.date).uppercased())
                    .font(.caption2.bold())
                    .foregroundColor(.red)
                Text("\(Calendar.current.component(.day, from: entry.date))")
                    .font(.system(.largeTitle, design: .default))
                if family == .systemSmall {
                    list(limit: 2)
                } else {
                    Spacer(minLength: 0)
                    month
                }
            }
            if family != .systemSmall {
                list(limit: family == .systemMedium ? 3 : 6)
            }
        }
        .agendaBackground(colorScheme == .dark ? Color.black : Color.white)
    }

    @ViewBuilder
    private func list(limit: Int) -> some View {
        let events = entry.events.filter { !$0.isAllDay }
        let rest = max(0, events.count - limit)
        if events.isEmpty {
            Text("No more events today")
                .font(.footnote)
                .foregroundColor(.secondary)
                .frame(maxHeight: .infinity)
        } else {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(events.prefix(limit)) { event in
                    EventRow(event: event)
                }
                if rest > 0 {
                    Text("\(rest) more").font(.caption2).foregroundColor(.secondary)
                }
                Spacer(minLength: 0)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var month: some View {
        let days = EventStore.shared.days(inMonthOf: entry.date)
        let today = EventStore.shared.day(of: entry.date)
        return VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<((days.count + 6) / 7), id: \.self) { week in
                HStack(spacing: 2) {
                    ForEach(0..<7) { column in
                        let index = week * 7 + column
                        ZStack {
                            if index < days.count, let day = days[index] {
                                if day == today { Circle().fill(Color.red) }
                                Text("\(day)")
                                    .font(.system(size: 8, weight: day == today ? .bold : .regular))
                                    .foregroundColor(day == today ? .white : .primary)
                            }
                        }
                        .frame(width: 13, height: 11)
                    }
                }
            }
        }
    }
}

private struct EventRow: View {
    let event: CalendarEvent

    var body: some View {
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 2, style: .continuous)
                .fill(event.color)
                .frame(width: 4)
            VStack(alignment: .leading) {
                Text(event.title).font(.caption).fontWeight(.semibold).lineLimit(1)
                (Text(event.start, style: .time) + Text(" – ") + Text(event.end, style: .time))
                    .font(.caption2)
                    .foregroundColor(.secondary)
                    .lineLimit(1)
            }
        }
        .frame(maxHeight: 32)
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text(event.title))
    }
}

private extension View {
    @ViewBuilder
    func agendaBackground<Background: View>(_ background: Background) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            containerBackground(for: .widget) { background }
        } else {
            self.background(background)
        }
    }
}

struct AgendaWidget: Widget {
    static let kind = "com.example.agenda"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: AgendaProvider()) { entry in
            AgendaView(entry: entry)
                .widgetURL(URL(string: "agenda://today?at=\(entry.date.timeIntervalSince1970)"))
        }
        .configurationDisplayName(Text("Agenda"))
        .description(Text("Your day at a glance."))
        .supportedFamilies(WidgetFamily.agenda)
    }
}

extension WidgetFamily {
    static var agenda: [WidgetFamily] {
        if #available(iOS 15.0, *) {
            return [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        } else {
            return [.systemSmall, .systemMedium, .systemLarge]
        }
    }
}
