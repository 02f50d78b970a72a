import ArgumentParser

/// The exit codes that users can rely on, based on sysexits(3).
extension ExitCode {
    /// Wrong usage: an option, a value, or a file that is not what it has to be.
    static let usage = ExitCode(64)
    /// No such kind, family, file, plugin or placed widget.
    static let notFound = ExitCode(66)
    /// No program is installed that opens the URL.
    static let nothingOpens = ExitCode(69)
    /// The plugin failed.
    static let pluginFailed = ExitCode(70)
    /// The system failed, such as by a shortage of processes, or there was an unexpected error.
    static let systemFailed = ExitCode(71)
    /// A part of the installation is missing or cannot be used: the runner or a library.
    static let installationIncomplete = ExitCode(72)
    /// The command's output cannot be written: a file, a folder, standard output.
    static let cannotWrite = ExitCode(73)
    /// The placed widgets cannot be read or written.
    static let storeUnusable = ExitCode(74)
    /// The plugin did not answer in time.
    static let timedOut = ExitCode(75)
}
