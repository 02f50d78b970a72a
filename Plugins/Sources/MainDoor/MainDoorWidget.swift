import SwiftUI
import WidgetKit

/// Shows the door, and opens and closes it with a switch.
struct MainDoorWidget: Widget {
    nonisolated static let kind = "org.porthole.main-door-switch"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: MainDoorProvider()) {
            MainDoorView(entry: $0)
        }
        .configurationDisplayName("Main Door")
        .description("Whether the main door is open, and a switch.")
        .supportedFamilies([.systemSmall])
    }
}

struct MainDoorEntry: TimelineEntry {
    let date: Date
    let isOpen: Bool
    /// Since when; nil: for ever.
    var changed: Date?
}

struct MainDoorProvider: TimelineProvider {
    func placeholder(in context: Context) -> MainDoorEntry {
        MainDoorEntry(date: .now, isOpen: false)
    }

    func getSnapshot(in context: Context, completion: @escaping (MainDoorEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : current)
    }

    /// The door changes by the intent alone, which asks for a reload.
    func getTimeline(
        in context: Context, completion: @escaping (Timeline<MainDoorEntry>) -> Void
    ) {
        completion(Timeline(entries: [current], policy: .never))
    }

    private var current: MainDoorEntry {
        let store = DoorStore()
        return MainDoorEntry(date: .now, isOpen: store.isOpen, changed: store.changed)
    }
}

#Preview("The door", as: .systemSmall) {
    MainDoorWidget()
} timeline: {
    MainDoorEntry(date: .now, isOpen: false)
    MainDoorEntry(date: .now + 60, isOpen: true, changed: .now + 60)
}
