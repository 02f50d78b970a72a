import Synchronization

/// The single reply to a deferred request.
///
/// Fails the request when it is dropped without having been called.
package final class TimelineCompletion: Sendable {
    private let request: TimelineRequest
    private let function: String
    private let isCompleted = Atomic(false)

    init(request: TimelineRequest, function: String) {
        self.request = request
        self.function = function
    }

    deinit {
        if isCompleted.load(ordering: .relaxed) { return }
        request.fail("\(function) dropped its completion without calling it; call it exactly once.")
    }

    /// Answers, from any thread; only the first call counts.
    package func callAsFunction(_ answer: (TimelineRequest) -> Void) {
        if isFirst {
            answer(request)
            // The process may be stopped as soon as it has answered.
            PluginContainer.save()
            request.complete()
        }
    }

    /// Answers with an error that the user will read, from any thread.
    package func fail(_ message: String) {
        if isFirst {
            PluginContainer.save()
            request.fail(message)
        }
    }

    private var isFirst: Bool {
        let isFirst = !isCompleted.exchange(true, ordering: .acquiringAndReleasing)
        if !isFirst {
            PluginLog.warn("\(function) called its completion again; the first call counts.")
        }
        return isFirst
    }
}
