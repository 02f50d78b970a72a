import AppIntents
import SwiftUI
import WidgetKit

/// What is counted; kept in the app group, where the widget and its intents find it.
struct Store {
    private let defaults = UserDefaults(suiteName: "group.org.example.tally")

    var count: Int {
        get { defaults?.integer(forKey: "count") ?? 0 }
        nonmutating set { defaults?.set(newValue, forKey: "count") }
    }
}

struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"

    @Parameter(title: "Amount") var amount: Int

    init() {}
    init(_ amount: Int) { self.amount = amount }

    func perform() async throws -> some IntentResult {
        Store().count += amount
        return .result()
    }
}

struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Tally"

    @Parameter(title: "Step", default: 1, inclusiveRange: (1, 10)) var step: Int
}

struct Tally: TimelineEntry {
    let date: Date
    let count: Int
    let step: Int
}

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Tally { Tally(date: .now, count: 3, step: 1) }

    func snapshot(for settings: Settings, in context: Context) async -> Tally {
        Tally(date: .now, count: Store().count, step: settings.step)
    }

    func timeline(for settings: Settings, in context: Context) async -> Timeline<Tally> {
        Timeline(entries: [await snapshot(for: settings, in: context)], policy: .never)
    }
}

@main
struct TallyWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "org.example.tally", intent: Settings.self, provider: Provider()
        ) { tally in
            VStack {
                Text("\(tally.count) cups")
                Button(intent: Add(tally.step)) { Image(systemName: "plus") }
                    .accessibilityLabel("Add")
            }
            .containerBackground(Color(.cup), for: .widget)
        }
        .configurationDisplayName("Tally")
        .supportedFamilies([.systemSmall])
    }
}

#Preview("A few", as: .systemSmall) {
    TallyWidget()
} timeline: {
    Tally(date: .now, count: 1, step: 1)
    Tally(date: .now, count: 12, step: 1)
}
