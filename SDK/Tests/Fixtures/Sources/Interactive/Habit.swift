import AppIntents
import SwiftUI
import WidgetKit

// Buttons and toggles that perform intents.

@available(iOS 17.0, *)
struct LogHabitIntent: AppIntent {
    static var title: LocalizedStringResource = "Log Habit"
    static var description = IntentDescription(
        "Logs a habit for today.", categoryName: "Habits", searchKeywords: ["log", "habit"])
    static var openAppWhenRun: Bool = false
    static var isDiscoverable: Bool { false }

    @Parameter(title: "Habit ID")
    var habitID: String

    @Parameter(title: "Amount", default: 1, inclusiveRange: (1, 10))
    var amount: Int

    init() {}

    init(habitID: String, amount: Int = 1) {
        self.habitID = habitID
        self.amount = amount
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        WidgetCenter.shared.reloadTimelines(ofKind: "HabitWidget")
        return .result(value: amount)
    }
}

struct SetReminderIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Reminder"

    @Parameter(title: "Reminds")
    var value: Bool

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(value, forKey: "reminds")
        return .result()
    }
}

struct ToggleDoneIntent: AppIntent {
    static let title = LocalizedStringResource("Toggle Done")

    @Parameter(title: "Item") var item: Int

    init() { item = 0 }
    init(item: Int) { self.item = item }

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Item \(item) is done.")
    }
}

struct HabitEntry: TimelineEntry {
    let date: Date
    let done: [Bool]
}

struct HabitProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitEntry { HabitEntry(date: .now, done: [false]) }

    func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> ()) {
        completion(HabitEntry(date: .now, done: [true, false]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        completion(
            Timeline(entries: [HabitEntry(date: .now, done: [true, false])], policy: .never))
    }
}

struct HabitView: View {
    @Environment(\.widgetFamily) private var family
    let entry: HabitProvider.Entry

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(entry.done.indices, id: \.self) { index in
                Toggle(isOn: entry.done[index], intent: ToggleDoneIntent(item: index)) {
                    Text("Item \(index)")
                }
            }
            Button(intent: LogHabitIntent(habitID: "water", amount: 2)) {
                Label("Drink", systemImage: "drop.fill")
            }
            .buttonStyle(.plain)
            .tint(.blue)
            Button("Walk", intent: LogHabitIntent(habitID: "walk"))
            Toggle("Remind", isOn: false, intent: SetReminderIntent())
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct HabitWidget: Widget {
    let kind = "HabitWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: HabitProvider()) { entry in
            HabitView(entry: entry)
        }
        .configurationDisplayName("Habits")
        .description("Logs habits.")
        .supportedFamilies([.systemMedium])
        .contentMarginsDisabled()
    }
}
