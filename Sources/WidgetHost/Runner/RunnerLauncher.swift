/// What starts the process of one plugin.
protocol RunnerLauncher: Sendable {
    /// Starts a process; it belongs to the caller, who has to end it.
    func launch() async throws(HostError) -> any RunnerProcess
}
