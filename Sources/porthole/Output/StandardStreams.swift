import ArgumentParser
import Foundation

/// Standard output and error, which may be closed, full or without a reader.
enum StandardStreams {
    /// Turns SIGPIPE and SIGXFSZ into write errors, and opens /dev/null in place of closed standard
    /// streams.
    ///
    /// Files that are opened later then cannot take the place of a closed stream. /dev/null is
    /// opened in the other direction, so that using it fails like the closed stream.
    static func prepare() {
        // Handled instead of ignored, because programs started from here would inherit ignored
        // signals.
        signal(SIGPIPE) { _ in }
        signal(SIGXFSZ) { _ in }
        for (descriptor, mode) in [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ] where fcntl(descriptor, F_GETFD) < 0 {
            // It gets the lowest free number, which is this one.
            _ = open("/dev/null", mode)
        }
    }

    /// Writes everything to standard output at once.
    ///
    /// - Throws: ``ReaderGone`` when the reader is gone, or a ``CommandError`` for other problems.
    static func write(_ data: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            if OutputFile.systemError(error) == EPIPE { throw ReaderGone() }
            throw CommandError(
                "Standard output cannot be written: " + OutputFile.reason(error).stopped,
                exitCode: .cannotWrite)
        }
    }
}

/// The reader of standard output has ended, which is not reported.
struct ReaderGone: Error {
    /// Ends this program as SIGPIPE would have done; by now its children have ended.
    func end() -> ExitCode {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        return ExitCode(128 + SIGPIPE)
    }
}

/// Writes text to standard output at once.
func emit(_ text: String) throws {
    try StandardStreams.write(Data(text.utf8))
}

/// Writes one line to standard error.
func warn(_ line: String) {
    ProgressLine.end()
    // A failure cannot be reported to anybody.
    try? FileHandle.standardError.write(
        contentsOf: Data("porthole: \(line.printable(keepsLines: true))\n".utf8))
}

/// Writes a plugin's message to standard error, on a line of its own.
///
/// - Parameter name: The id or kind that the user pressed: without it, the plugin's words could pass
///   for the host's.
func say(_ words: String, by name: String) {
    ProgressLine.end()
    try? FileHandle.standardError.write(
        contentsOf: Data("\("\(name) says: \(words)".printable())\n".utf8))
}
