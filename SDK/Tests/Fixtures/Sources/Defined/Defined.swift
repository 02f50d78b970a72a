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
        Text(verbatim: entry.configuration.hero?.avatar ?? "No avatar")
        Text(
            verbatim: (entry.configuration.friends ?? []).map(\.displayString).joined(
                separator: "+"))
        Text(verbatim: entry.configuration.nickname ?? noName)
        Text(verbatim: "Level \(entry.configuration.level?.intValue ?? 0)")
        ForEach(lists, id: \.self) { Text(verbatim: $0) }
        if entry.configuration.showsHealth == true {
            switch entry.configuration.style {
            case .unknown, .bar: Text(verbatim: "Bar")
            case .default: Text(verbatim: "Number")
            }
        }
    }
}

private let noName = Resources.bundle.localizedString(forKey: "No name", value: nil, table: nil)

extension HeroView {
    /// The parameters with several values that are set.
    private var lists: [String] {
        let scores = entry.configuration.scores?.map { "\($0.intValue)" }
        let styles = entry.configuration.styles?.map { $0 == .default ? "Number" : "Bar" }
        return [scores, styles, entry.configuration.words].compactMap { $0?.joined(separator: "+") }
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

class IntentHandler: INExtension {
    let handler: HeroHandler

    override init() {
        handler = HeroHandler()
        super.init()
    }

    override func handler(for intent: INIntent) -> Any { handler }
}

class HeroHandler: NSObject, ConfigurationIntentHandling {
    func provideHeroOptionsCollection(
        for intent: ConfigurationIntent,
        with completion: @escaping (INObjectCollection<Hero>?, Error?) -> Void
    ) {
        let heroes = ["Panda", "Spouty"].map { name in
            Hero(
                identifier: name.lowercased(), display: name,
                subtitle: "Level \(intent.level?.intValue ?? 0)", image: nil)
        }
        heroes[0].avatar = "🐼"
        let collection = INObjectCollection(
            sections: [INObjectSection(title: "Heroes", items: heroes)])
        DispatchQueue.main.async { completion(collection, nil) }
    }

    func defaultHero(for intent: ConfigurationIntent) -> Hero? {
        Hero(identifier: "panda", display: "Panda")
    }

    func resolveHero(
        for intent: ConfigurationIntent, with completion: @escaping (HeroResolutionResult) -> Void
    ) {
        completion(intent.hero.map { .success(with: $0) } ?? .needsValue())
    }

    func provideFriendsOptionsCollection(
        for intent: ConfigurationIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Hero> {
        guard let searchTerm else { throw HeroError.noSearch }
        return INObjectCollection(items: [Hero(identifier: "friend", display: searchTerm)])
    }
}

enum HeroError: LocalizedError {
    case noSearch

    var errorDescription: String? { "Type a name." }
}
