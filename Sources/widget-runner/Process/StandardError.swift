import Glibc

/// Writes the messages that cannot go to the host through the pipe.
enum StandardError {
    /// Writes one line without a buffer and without locks.
    static func write(_ line: String) {
        let bytes = Array("widget-runner: \(line)\n".utf8)
        _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
    }
}
