import ArgumentParser

/// An error of the command itself: a sentence for the user and the code to exit with.
struct CommandError: Error, CustomStringConvertible {
    let description: String
    let exitCode: ExitCode

    init(_ description: String, exitCode: ExitCode = .usage) {
        self.description = description
        self.exitCode = exitCode
    }
}
