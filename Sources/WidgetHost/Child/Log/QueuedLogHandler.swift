import Logging

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
