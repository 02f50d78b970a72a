import Logging

/// What a host logs, for tests that wait for a line of it.
struct LoggedLines: Sendable {
    /// The logger whose lines these are.
    let logger: Logger
    private let lines: AsyncStream<String>

    init() {
        let (lines, sink) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        logger = Logger(label: "test") { _ in Handler(sink: sink) }
    }

    /// Returns once `line` is logged after the line that was waited for before.
    func wait(for line: String) async {
        for await logged in lines where logged == line { return }
    }

    private struct Handler: LogHandler {
        let sink: AsyncStream<String>.Continuation
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.info

        func log(event: LogEvent) { sink.yield("\(event.message)") }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }
    }
}
