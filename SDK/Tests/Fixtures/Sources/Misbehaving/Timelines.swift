import SwiftUI
import WidgetKit

struct EndsItself: Widget {
    var body: some WidgetConfiguration {
        mischief("exit", timeline: { _ in exit(0) })
    }
}

struct FailsForGood: Widget {
    var body: some WidgetConfiguration {
        mischief("fatal", timeline: { _ in fatalError("There is no data.") })
    }
}

struct NeverCompletes: Widget {
    var body: some WidgetConfiguration {
        mischief("never", timeline: { _ in })
    }
}

/// Fills all threads that tasks run on, before and after its answer.
struct FloodsTasks: Widget {
    var body: some WidgetConfiguration {
        mischief(
            "tasks",
            timeline: { completion in
                for _ in 0..<10_000 { Task.detached { while !Task.isCancelled {} } }
                completion([Moment(date: .now)])
            })
    }
}

struct AddsEntries: Widget {
    var body: some WidgetConfiguration {
        mischief(
            "entries",
            timeline: { completion in
                completion((0..<20_000).map { Moment(date: .now + Double($0) * 60) })
            })
    }
}

/// Crashes when the last of its entry is released, after it was drawn.
struct CrashesLater: Widget {
    private final class Grudge {
        deinit { preconditionFailure("Nobody may let go of this.") }
    }

    var body: some WidgetConfiguration {
        // The provider's thread lets go of the entry first, however slow it is.
        let isAlone = DispatchSemaphore(value: 0)
        return mischief(
            "deinit",
            timeline: { completion in
                completion([Moment(date: .now, companion: Grudge())])
                isAlone.signal()
            },
            view: {
                _ = isAlone.wait(timeout: .now() + 10)
                isAlone.signal()
                return Text("Still here")
            })
    }
}
