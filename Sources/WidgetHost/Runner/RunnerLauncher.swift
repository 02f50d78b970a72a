/// Starts the process of one plugin.
protocol RunnerLauncher: Sendable {
    /// Starts a process; the caller owns it and must end it.
    func launch() async throws(HostError) -> any RunnerProcess
}
