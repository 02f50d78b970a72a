import AppIntents
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
        StreetLamp()
    }
}

struct StreetWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "Street", intent: SelectStreetIntent.self, provider: StreetProvider()
        ) { entry in
            Text(verbatim: entry.name)
                .font(.custom("PortholeBlocks-Regular", size: 16))
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
        WidgetCenter.shared.getCurrentConfigurations { result in
            let placed = ((try? result.get()) ?? []).map { info in
                let place = info.configuration as? SelectPlaceIntent
                let street = info.configuration as? SelectStreetIntent
                return "\(info.kind) \(place?.place?.displayString ?? street?.street ?? "unset")"
            }
            Task {
                let lamps = try await ControlCenter.shared.currentControls().map { info in
                    let intent = info.configurationIntent(of: LampIntent.self)
                    return "\(info.kind) \(intent?.lamp ?? "unset")"
                }
                let name = (placed + lamps).joined(separator: ", ")
                completion(Timeline(entries: [NameEntry(name: name)], policy: .never))
            }
        }
    }
}

struct LampIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "Lamp") var lamp: String?
    func perform() async throws -> some IntentResult { .result() }
}

struct StreetLamp: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Lamp", intent: LampIntent.self) { intent in
            ControlWidgetButton(action: intent) { Text(verbatim: intent.lamp ?? "") }
        }
    }
}

// Two extensions, one of which others inherit; neither is mentioned anywhere else.

private class StreetExtension: INExtension, SelectStreetIntentHandling {
    // What it has by itself when the Info.plist names it as the principal class.
    var streets: [String] { ["High Street"] }

    override func handler(for intent: INIntent) -> Any? {
        intent is SelectStreetIntent ? self : nil
    }

    func provideStreetOptionsCollection(
        for intent: SelectStreetIntent
    ) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: streets.map { $0 as NSString })
    }
}

fileprivate final class StreetHandler: StreetExtension {
    override var streets: [String] { ["Broadway", "Bow Lane"] }
}

// An intent of one name, here and in another module.

struct RefreshIntent: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Handled") }
}
