import Dispatch
import Synchronization

/// Messages that wait to be written; those beyond a limit are dropped and counted.
final class LogQueue: Sendable {
    /// The greatest number of messages that wait.
    private static let limit = 2_000

    private let thread = DispatchQueue(label: "porthole-log")
    private let counts = Mutex((waiting: 0, dropped: 0))

    /// Calls `write` soon, after what was added before.
    ///
    /// - Parameter write: Gets the number of messages that were dropped since the one before.
    func add(_ write: @escaping @Sendable (_ dropped: Int) -> Void) {
        let dropped: Int? = counts.withLock { counts in
            guard counts.waiting < Self.limit else {
                counts.dropped += 1
                return nil
            }
            counts.waiting += 1
            defer { counts.dropped = 0 }
            return counts.dropped
        }
        guard let dropped else { return }
        thread.async { [self] in
            write(dropped)
            counts.withLock { $0.waiting -= 1 }
        }
    }

    /// Waits until everything is written, or until nothing was for a second.
    func drain() async {
        let (ends, end) = AsyncStream<Never>.makeStream()
        thread.async { end.finish() }
        let watch = Task {
            var last = Int.max
            while waiting < last {
                last = waiting
                try await Task.sleep(for: .seconds(1))
            }
            end.finish()
        }
        for await _ in ends {}
        watch.cancel()
    }

    private var waiting: Int { counts.withLock { $0.waiting } }
}
