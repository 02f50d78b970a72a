import AppIntents
import Intents
import SwiftUI
import WidgetKit

// A widget of the time before app intents, with an intent of its own making.

class PlayerIntent: INIntent {}

struct PlayIntent: AudioPlaybackIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Play"

    @Dependency(default: 7) var volume: Int
    @AppDependency(default: "radio") private var source: String

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let url = URL(string: "player://\(source)/\(volume)") else {
            throw PlayerError.noURL
        }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

enum PlayerError: Swift.Error, CustomLocalizedStringResourceConvertible {
    case noURL

    var localizedStringResource: LocalizedStringResource { "There is no URL." }
}

struct PlayerShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PlayIntent(),
            phrases: ["Play in \(.applicationName)", "Start \(.applicationName)"],
            shortTitle: "Play", systemImageName: "play.fill")
    }
}

struct PlayerEntry: TimelineEntry {
    let date: Date
    let configuration: PlayerIntent
}

struct PlayerProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PlayerEntry {
        PlayerEntry(date: Date(), configuration: PlayerIntent())
    }

    func getSnapshot(
        for configuration: PlayerIntent, in context: Context,
        completion: @escaping (PlayerEntry) -> ()
    ) {
        completion(PlayerEntry(date: Date(), configuration: configuration))
    }

    func getTimeline(
        for configuration: PlayerIntent, in context: Context,
        completion: @escaping (Timeline<Entry>) -> ()
    ) {
        let entry = PlayerEntry(date: Date(), configuration: configuration)
        completion(Timeline(entries: [entry], policy: .atEnd))
    }
}

struct PlayerWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "PlayerWidget", intent: PlayerIntent.self, provider: PlayerProvider()
        ) { entry in
            Button(intent: PlayIntent()) {
                Image(systemName: "play.fill")
            }
            .widgetURL(URL(string: "player://"))
        }
        .supportedFamilies([.systemSmall, .accessoryCircular])
        .configurationDisplayName("Player")
    }
}
