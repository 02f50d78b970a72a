import ArgumentParser
import Foundation

/// Standard output and error as a command of a pipeline meets them: closed, full, or with no reader.
enum StandardStreams {
    /// Makes writing to nobody an error, and beyond the largest size of files too, and keeps files that
    /// are opened later from taking the place of a stream that is closed; what stands in fails as the
    /// closed one would.
    static func prepare() {
        // Handled, not ignored: a program that is started from here would ignore them too.
        signal(SIGPIPE) { _ in }
        signal(SIGXFSZ) { _ in }
        for (descriptor, mode) in [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number, which is this one.
            _ = open("/dev/null", mode)
        }
    }

    /// Writes everything to standard output at once.
    ///
    /// - Throws: ``ReaderGone`` when nobody reads any more, or what else is wrong.
    static func write(_ data: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            if OutputFile.systemError(error) == EPIPE { throw ReaderGone() }
            throw CommandError(
                "cannot write to standard output: \(OutputFile.reason(error))",
                exitCode: .cannotWrite)
        }
    }
}

/// The program that read standard output has ended, which is no reason for words.
struct ReaderGone: Error {
    /// Ends this program as the signal would have that had no effect until its children had ended.
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
    // Nobody is left to tell when this fails.
    try? FileHandle.standardError.write(
        contentsOf: Data("porthole: \(line.printable(keepsLines: true))\n".utf8))
}

/// Writes a plugin's words to standard error, on a line of their own.
func say(_ words: String) {
    ProgressLine.end()
    try? FileHandle.standardError.write(contentsOf: Data("\(words.printable())\n".utf8))
}
