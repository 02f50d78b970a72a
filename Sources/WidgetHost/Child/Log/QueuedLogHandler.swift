import Dispatch
import Logging
import Synchronization

/// Hands messages to another handler, on a thread of its own.
///
/// Their reader may stop to read, as a pager does, and the thread that looks after the children
/// must not wait for it.
struct QueuedLogHandler: LogHandler {
    private var handler: any LogHandler
    private let queue: LogQueue

    init(_ handler: any LogHandler, in queue: LogQueue) {
        self.handler = handler
        self.queue = queue
    }

    var metadata: Logger.Metadata {
        get { handler.metadata }
        set { handler.metadata = newValue }
    }

    var metadataProvider: Logger.MetadataProvider? {
        get { handler.metadataProvider }
        set { handler.metadataProvider = newValue }
    }

    var logLevel: Logger.Level {
        get { handler.logLevel }
        set { handler.logLevel = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { handler[metadataKey: key] }
        set { handler[metadataKey: key] = newValue }
    }

    func log(event: LogEvent) {
        queue.add { [handler] dropped in
            var event = event
            if dropped > 0 {
                event.message = "(after \(dropped) messages that nobody read) \(event.message)"
            }
            handler.log(event: event)
        }
    }
}

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
