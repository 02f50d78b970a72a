import Intents
import SwiftUI
import WidgetKit

// A widget of the time before app intents, with the intent of an intent definition.

struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: ConfigurationIntent())
    }

    func getSnapshot(
        for configuration: ConfigurationIntent, in context: Context,
        completion: @escaping (SimpleEntry) -> ()
    ) {
        completion(SimpleEntry(date: Date(), configuration: configuration))
    }

    func getTimeline(
        for configuration: ConfigurationIntent, in context: Context,
        completion: @escaping (Timeline<Entry>) -> ()
    ) {
        let entry = SimpleEntry(date: Date(), configuration: configuration)
        completion(Timeline(entries: [entry], policy: .atEnd))
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationIntent
}

struct HeroView: View {
    var entry: Provider.Entry

    var body: some View {
        Text(verbatim: entry.configuration.hero?.displayString ?? "No hero")
        Text(verbatim: entry.configuration.nickname ?? "No name")
        Text(verbatim: "Level \(entry.configuration.level?.intValue ?? 0)")
        if entry.configuration.showsHealth == true {
            switch entry.configuration.style {
            case .unknown, .bar: Text(verbatim: "Bar")
            case .default: Text(verbatim: "Number")
            }
        }
    }
}

@main
struct HeroWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "Hero", intent: ConfigurationIntent.self, provider: Provider()
        ) { entry in
            HeroView(entry: entry)
        }
        .configurationDisplayName("Hero")
        .supportedFamilies([.systemSmall])
    }
}

class IntentHandler: INExtension, ConfigurationIntentHandling {
    func provideHeroOptionsCollection(
        for intent: ConfigurationIntent,
        with completion: @escaping (INObjectCollection<Hero>?, Error?) -> Void
    ) {
        let heroes = ["Panda", "Spouty"].map { Hero(identifier: $0, display: $0) }
        heroes[0].avatar = "🐼"
        completion(INObjectCollection(items: heroes), nil)
    }

    func defaultHero(for intent: ConfigurationIntent) -> Hero? {
        Hero(identifier: "Panda", display: "Panda")
    }

    override func handler(for intent: INIntent) -> Any { self }
}
