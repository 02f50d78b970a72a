// swift-format-ignore-file
import SwiftUI
import WidgetKit

struct TodoItem: Codable, Equatable {
    var title: String
    var done: Bool
    var priority: Priority

    enum Priority: Int, Codable, Comparable {
        case low = 1, normal, high

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

        var tint: Color {
            switch self {
            case .low: .secondary
            case .normal: .blue
            case .high: .red
            }
        }
    }
}

struct TodoStore {
    private let defaults = UserDefaults(suiteName: "group.com.example.todo")
    private let key = "items"

    func load() -> [TodoItem] {
        guard let data = defaults?.data(forKey: key),
              let items = try? JSONDecoder().decode([TodoItem].self, from: data) else {
            return TodoStore.sample
        }
        return items
    }

    static let sample: [TodoItem] = [
        TodoItem(title: "Buy milk", done: true, priority: .low),
        TodoItem(title: "Call the dentist", done: false, priority: .high),
        TodoItem(title: "Write the quarterly report and send it around", done: false, priority: .normal),
        TodoItem(title: "Water the plants", done: false, priority: .normal),
        TodoItem(title: "Run 5 km", done: true, priority: .normal),
    ]
}

struct TodoEntry: TimelineEntry {
    let date: Date
    let items: [TodoItem]
    var open: Int { items.filter { !$0.done }.count }
}

struct TodoProvider: TimelineProvider {
    private let store = TodoStore()

    func placeholder(in context: Context) -> TodoEntry { .init(date: .now, items: TodoStore.sample) }

    func getSnapshot(in context: Context, completion: @escaping (TodoEntry) -> Void) {
        completion(.init(date: .now, items: context.isPreview ? TodoStore.sample : store.load()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TodoEntry>) -> Void) {
        let entry = TodoEntry(date: .now, items: store.load())
        let next = Calendar.current.date(byAdding: .minute, value: 15, to: Date())!
        completion(.init(entries: [entry], policy: .after(next)))
    }
}

struct TodoView: View {
    @Environment(\.widgetFamily) var widgetFamily
    let entry: TodoEntry

    private var limit: Int {
        switch widgetFamily {
        case .systemSmall: return 3
        case .systemMedium: return 3
        default: return 8
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text("To-do").font(.headline)
                Spacer()
                Text("\(entry.open)")
                    .font(.title2.weight(.bold))
                    .foregroundColor(.accentColor)
                    .accessibilityLabel("\(entry.open) open items")
            }
            ForEach(Array(entry.items.prefix(limit).enumerated()), id: \.offset) { index, item in
                if let url = URL(string: "todo://item/\(index)") {
                    Link(destination: url) { row(item) }
                }
                if index < min(limit, entry.items.count) - 1 {
                    Divider()
                }
            }
            Spacer(minLength: 0)
        }
        .todoStyle()
    }

    private func row(_ item: TodoItem) -> some View {
        HStack(spacing: 8) {
            Image(systemName: item.done ? "checkmark.circle.fill" : "circle")
                .foregroundColor(item.done ? .green : item.priority.tint)
            Text(item.title)
                .font(.subheadline)
                .strikethrough(item.done)
                .foregroundColor(item.done ? .secondary : .primary)
                .lineLimit(1)
                .truncationMode(.tail)
        }
    }
}

extension View {
    fileprivate func todoStyle() -> some View {
        self
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .containerBackground(.background, for: .widget)
    }
}

struct TodoWidget: Widget {
    let kind: String = "Todo"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TodoProvider()) { entry in
            if #available(iOS 17.0, *) {
                TodoView(entry: entry)
            } else {
                TodoView(entry: entry)
                    .padding()
                    .background()
            }
        }
        .configurationDisplayName("To-do")
        .description("What is left.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
