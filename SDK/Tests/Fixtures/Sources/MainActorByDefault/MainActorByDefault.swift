import AppIntents
import SwiftData
import SwiftUI
import WidgetKit

/// A plugin as Xcode's new projects compile it: what says nothing else belongs to the main actor.
@main
struct MainActorByDefault: WidgetBundle {
    var body: some Widget {
        Awaited()
        Completed()
        Kept()
    }
}

struct Moment: TimelineEntry {
    let date: Date
    let words: String
}

struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"

    @Parameter(title: "Name", default: "Ann") var name: String
}

/// A provider that is awaited.
struct Awaited: Widget {
    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, words: "soon") }

        func snapshot(for settings: Settings, in context: Context) async -> Moment {
            Moment(date: .now, words: "awaited for \(settings.name)")
        }

        func timeline(for settings: Settings, in context: Context) async -> Timeline<Moment> {
            Timeline(entries: [await snapshot(for: settings, in: context)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Awaited", intent: Settings.self, provider: Provider()) {
            Text($0.words)
        }
    }
}

/// A provider that completes.
struct Completed: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, words: "soon") }

        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
            completion(Moment(date: .now, words: "completed"))
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
            getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Completed", provider: Provider()) { Text($0.words) }
    }
}

@Model
final class Note {
    var words: String

    init(words: String) {
        self.words = words
    }
}

/// A provider that reads what a store keeps.
struct Kept: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, words: "soon") }

        func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
            completion(Moment(date: .now, words: (try? storedWords()) ?? "lost"))
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
            getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
        }

        private func storedWords() throws -> String {
            let container = try ModelContainer(
                for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            container.mainContext.insert(Note(words: "kept"))
            try container.mainContext.save()
            return try container.mainContext.fetch(FetchDescriptor<Note>()).map(\.words).joined()
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Kept", provider: Provider()) { Text($0.words) }
    }
}
