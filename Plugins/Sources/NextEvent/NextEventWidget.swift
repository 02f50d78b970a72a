import SwiftUI
import WidgetKit

@main
struct NextEventWidget: Widget {
    nonisolated static let kind = "org.porthole.next-event"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: Self.kind, intent: SelectCalendarIntent.self, provider: NextEventProvider()
        ) {
            NextEventView(entry: $0)
        }
        .configurationDisplayName("Next Event")
        .description("What comes next in your calendars.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
            .accessoryInline,
        ])
    }
}

#Preview("Soon", as: .systemSmall) {
    NextEventWidget()
} timeline: {
    NextEventEntry(date: .now, agenda: .sample(at: .now))
    NextEventEntry(date: .now + 3600, agenda: .sample(at: .now).after(.now + 3600))
}

#Preview("A week", as: .systemLarge) {
    NextEventWidget()
} timeline: {
    NextEventEntry(date: .now, agenda: .sample(at: .now))
}

#Preview("Nothing to read", as: .systemMedium) {
    NextEventWidget()
} timeline: {
    NextEventEntry(date: .now, agenda: Agenda(problem: .noCalendars(folder: "~/Calendars")))
    NextEventEntry(date: .now, agenda: Agenda(problem: .unreadable("Family", .endsEarly)))
}
