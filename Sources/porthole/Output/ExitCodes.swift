import ArgumentParser

/// The exit codes users can rely on, after sysexits(3).
extension ExitCode {
    /// Wrong usage: an option or a value.
    static let usage = ExitCode(64)
    /// No such kind, family, plugin or placed widget.
    static let notFound = ExitCode(66)
    /// No program is there that opens an address.
    static let nothingOpens = ExitCode(69)
    /// The plugin failed.
    static let pluginFailed = ExitCode(70)
    /// What the command makes cannot be written: a file, a folder, standard output.
    static let cannotWrite = ExitCode(73)
    /// What the user has placed cannot be read or kept.
    static let storeUnusable = ExitCode(74)
    /// The plugin did not answer in time.
    static let timedOut = ExitCode(75)
}
