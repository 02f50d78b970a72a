import SwiftUI
import WidgetKit

/// Widgets whose providers break the rule that a completion is called exactly once, or have no
/// entry.
@main
struct Completions: WidgetBundle {
    var body: some Widget {
        Forgetful()
        Repetitive()
        Unready()
    }
}

struct Forgetful: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "forgetful", provider: ForgetfulProvider()) { _ in
            EmptyView()
        }
    }
}

struct Repetitive: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "repetitive", provider: RepetitiveProvider()) { entry in
            ForEach([entry.text], id: \.self) { _ in EmptyView() }
        }
        .supportedFamilies([.accessoryInline])
    }
}

struct Unready: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "unready", provider: UnreadyProvider()) { Text($0.text) }
            .supportedFamilies([.accessoryInline])
    }
}

struct TextEntry: TimelineEntry {
    var date = Date()
    var text = ""
}

struct ForgetfulProvider: TimelineProvider {
    func placeholder(in context: Context) -> TextEntry { TextEntry() }

    func getSnapshot(in context: Context, completion: @escaping (TextEntry) -> Void) {}

    func getTimeline(in context: Context, completion: @escaping (Timeline<TextEntry>) -> Void) {
        WidgetCenter.shared.reloadTimelines(ofKind: "forgetful")
        WidgetCenter.shared.reloadAllTimelines()
    }
}

struct RepetitiveProvider: TimelineProvider {
    func placeholder(in context: Context) -> TextEntry { TextEntry() }

    func getSnapshot(in context: Context, completion: @escaping (TextEntry) -> Void) {
        completion(TextEntry(text: "once"))
        completion(TextEntry(text: "twice"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TextEntry>) -> Void) {
        let entries = [2, 0, 1].map { hour in
            TextEntry(date: Date(timeIntervalSinceNow: hour * 3600), text: "\(Int(hour))")
        }
        completion(Timeline(entries: entries, policy: .after(entries[0].date)))
        completion(Timeline(entries: [], policy: .never))
    }
}

struct UnreadyProvider: TimelineProvider {
    func placeholder(in context: Context) -> TextEntry { TextEntry(text: "Nothing yet") }

    func getSnapshot(in context: Context, completion: @escaping (TextEntry) -> Void) {
        completion(TextEntry(text: "Much"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TextEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}
