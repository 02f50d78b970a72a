import WidgetKit

struct MainDoorEntry: TimelineEntry {
    let date: Date
    let isOpen: Bool
    /// When the door was opened or closed; `nil` if it never was.
    var changed: Date?
}

struct MainDoorProvider: TimelineProvider {
    func placeholder(in context: Context) -> MainDoorEntry {
        MainDoorEntry(date: .now, isOpen: false)
    }

    func getSnapshot(in context: Context, completion: @escaping (MainDoorEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : current)
    }

    /// Has no end, because only the intent changes the door, and then requests a reload.
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
