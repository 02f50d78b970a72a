// swift-format-ignore-file
// A widget as Xcode makes it.

import WidgetKit
import SwiftUI

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), emoji: "😀")
    }

    func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
        let entry = SimpleEntry(date: Date(), emoji: "😀")
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [SimpleEntry] = []

        // Two entries an hour apart, starting from the current date.
        let currentDate = Date()
        for hourOffset in 0 ..< 2 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = SimpleEntry(date: entryDate, emoji: "😀")
            entries.append(entry)
        }

        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let emoji: String
}

struct TemplateEntryView : View {
    var entry: Provider.Entry

    @Environment(\.widgetFamily) var family
    @Environment(\.redactionReasons) private var redactionReasons

    var body: some View {
        VStack {
            Text("Time:")
            Text(entry.date, style: .time)

            if family == .systemSmall && redactionReasons.isEmpty {
                Text("Emoji:")
                Text(entry.emoji)
            }
        }
    }
}

@main
struct Template: Widget {
    let kind: String = "Template"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
            if #available(macOS 14.0, iOS 17.0, *) {
                TemplateEntryView(entry: entry)
                    .containerBackground(.fill.tertiary, for: .widget)
            } else {
                TemplateEntryView(entry: entry)
                    .padding()
                    .background()
            }
        }
        .configurationDisplayName("My Widget")
        .description("This is an example widget.")
    }
}
