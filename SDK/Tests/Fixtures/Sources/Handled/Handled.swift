import Intents
import PlaceHandlers
import PlaceIntents
import SwiftUI
import WidgetKit

@main
struct HandledBundle: WidgetBundle {
    var body: some Widget {
        PlaceWidget(kind: "Place")
        StreetWidget()
    }
}

struct StreetWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "Street", intent: SelectStreetIntent.self, provider: StreetProvider()
        ) { entry in
            Text(verbatim: entry.name)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct NameEntry: TimelineEntry {
    let date = Date()
    let name: String
}

struct StreetProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> NameEntry { NameEntry(name: "Street") }

    func getSnapshot(
        for configuration: SelectStreetIntent, in context: Context,
        completion: @escaping (NameEntry) -> Void
    ) {
        completion(NameEntry(name: configuration.street ?? "No street"))
    }

    func getTimeline(
        for configuration: SelectStreetIntent, in context: Context,
        completion: @escaping (Timeline<NameEntry>) -> Void
    ) {
        getSnapshot(for: configuration, in: context) { entry in
            completion(Timeline(entries: [entry], policy: .never))
        }
    }
}

// Two extensions, one of which others inherit; neither is mentioned anywhere else.

private class StreetExtension: INExtension {
    let streets = ["Broadway", "Bow Lane"]

    override func handler(for intent: INIntent) -> Any? { nil }
}

fileprivate final class StreetHandler: StreetExtension, SelectStreetIntentHandling {
    override func handler(for intent: INIntent) -> Any? {
        intent is SelectStreetIntent ? self : nil
    }

    func provideStreetOptionsCollection(
        for intent: SelectStreetIntent
    ) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: streets.map { $0 as NSString })
    }
}
