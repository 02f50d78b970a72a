import Glibc
import Synchronization
import WidgetWire

/// Sends the log lines of a plugin, and the runner's own about it, to the host.
///
/// For any thread.
final class PluginLog: Sendable {
    /// The longest line, in bytes.
    static let lineLimit = 16 * 1024
    /// Further lines within a second are dropped and counted.
    private static let linesPerSecond = 500

    private struct Rate {
        var second = 0
        var sent = 0
        var dropped = 0
    }

    private let connection: HostConnection
    private let rate = Mutex(Rate())

    init(_ connection: HostConnection) {
        self.connection = connection
    }

    /// Writes one line.
    ///
    /// - Parameter isPicture: Whether it says why a picture stays empty.
    func write(_ level: LogLine.Level, _ text: String, isPicture: Bool = false) {
        let (isAdmitted, dropped) = admit()
        if dropped > 0 { send(.warning, "\(dropped) lines were dropped: too many in one second.") }
        if isAdmitted { send(level, text, isPicture: isPicture) }
    }

    private func admit() -> (isAdmitted: Bool, dropped: Int) {
        let now = time(nil)
        return rate.withLock { rate in
            var dropped = 0
            if rate.second != now {
                dropped = rate.dropped
                rate = Rate(second: now)
            }
            let isAdmitted = rate.sent < Self.linesPerSecond
            if isAdmitted { rate.sent += 1 } else { rate.dropped += 1 }
            return (isAdmitted, dropped)
        }
    }

    private func send(_ level: LogLine.Level, _ text: String, isPicture: Bool = false) {
        var line = LogLine()
        line.level = level
        line.text = text
        line.picture = isPicture
        connection.send(.log(line))
    }
}
