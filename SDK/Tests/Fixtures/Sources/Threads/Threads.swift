import SwiftUI
import WidgetKit

/// Shows on which threads its code ran.
@main
struct Threads: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "threads", provider: ThreadProvider()) { entry in
            ThreadReport(notes: entry.notes)
        }
    }
}

struct ThreadEntry: TimelineEntry {
    let date = Date()
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 2, duration: 60) }
    let notes: [String]
}

struct ThreadProvider: TimelineProvider {
    func placeholder(in context: Context) -> ThreadEntry {
        ThreadEntry(notes: [note("placeholder")])
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (ThreadEntry) -> Void) {
        Task { @MainActor in
            completion(ThreadEntry(notes: [note("main actor")]))
        }
    }

    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<ThreadEntry>) -> Void
    ) {
        let provider = note("provider")
        DispatchQueue.main.async {
            let queue = note("main queue")
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                let notes = [provider, queue, note("timer")]
                Thread.detachNewThread {
                    let entry = ThreadEntry(notes: notes + [note("completion")])
                    completion(Timeline(entries: [entry], policy: .never))
                }
            }
        }
    }
}

struct ThreadReport: View {
    let notes: [String]

    var body: some View {
        ForEach(notes + [note("body")], id: \.self) { _ in
            EmptyView()
        }
    }
}

/// The name of a place, and whether it is on the main thread.
func note(_ place: String) -> String {
    "\(place): \(Thread.isMainThread ? "main" : "other")"
}
