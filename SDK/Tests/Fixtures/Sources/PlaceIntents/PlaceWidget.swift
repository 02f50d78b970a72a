import Intents
import SwiftUI
import WidgetKit

/// A widget that does not know who handles its intent.
package struct PlaceWidget: Widget {
    private let kind: String

    package init() { self.init(kind: "Unhandled") }
    package init(kind: String) { self.kind = kind }

    package var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: kind, intent: SelectPlaceIntent.self, provider: PlaceProvider()
        ) { entry in
            Text(verbatim: entry.place)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct PlaceEntry: TimelineEntry {
    let date = Date()
    let place: String
}

struct PlaceProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(place: "Place") }

    func getSnapshot(
        for configuration: SelectPlaceIntent, in context: Context,
        completion: @escaping (PlaceEntry) -> Void
    ) {
        completion(PlaceEntry(place: configuration.place?.displayString ?? "No place"))
    }

    func getTimeline(
        for configuration: SelectPlaceIntent, in context: Context,
        completion: @escaping (Timeline<PlaceEntry>) -> Void
    ) {
        getSnapshot(for: configuration, in: context) { entry in
            completion(Timeline(entries: [entry], policy: .never))
        }
    }
}
