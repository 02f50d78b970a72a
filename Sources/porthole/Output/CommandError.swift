import ArgumentParser

/// An error of the command itself: a sentence for the user and the exit code.
struct CommandError: Error, CustomStringConvertible {
    let description: String
    let exitCode: ExitCode

    init(_ description: String, exitCode: ExitCode = .usage) {
        self.description = description
        self.exitCode = exitCode
    }
}
