// swift-format-ignore-file
import WidgetKit

struct BedEntry: TimelineEntry {
    let date: Date
    let rows: [String]
}

struct BedProvider: TimelineProvider {
    func placeholder(in context: Context) -> BedEntry {
        BedEntry(date: .now, rows: ["chard"])
    }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        completion(Timeline(entries: [Entry(date: .now, rows: ["chard", "leek"])], policy: .never))
    }
}

struct BedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Beds", provider: BedProvider()) { BedEntryView(entry: $0) }
    }
}
