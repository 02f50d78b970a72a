import SwiftUI
import WidgetKit

/// A line in every text style and a rectangle in every system colour, named after them.
struct StyleTables: Widget {
    private static let fonts: [(String, Font)] = [
        ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout),
        ("subheadline", .subheadline), ("footnote", .footnote), ("caption", .caption),
        ("caption2", .caption2),
    ]

    private static let colors: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
        ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
        ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
        ("primary", .primary), ("secondary", .secondary),
    ]

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "style-tables", provider: Now()) { _ in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Self.fonts, id: \.0) { name, font in
                    Text("Hg").font(font).accessibilityIdentifier(name)
                }
                ForEach(Self.colors, id: \.0) { name, color in
                    Rectangle().fill(color).frame(height: 4).accessibilityIdentifier(name)
                }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}

/// One entry without data.
struct Now: TimelineProvider {
    private let entry = SimpleEntry(date: .now)

    func placeholder(in context: Context) -> SimpleEntry { entry }

    func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SimpleEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
}
