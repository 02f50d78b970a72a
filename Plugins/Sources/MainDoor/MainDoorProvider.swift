import WidgetKit

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
