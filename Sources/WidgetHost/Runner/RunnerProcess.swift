/// A process that runs a plugin, and the connection to it.
protocol RunnerProcess: Transport {
    /// The last lines that the process printed, oldest first.
    var lastLogLines: [String] { get }

    /// The process's peak memory in bytes; 0 until it has ended, and when it is not known.
    var peakMemory: Int { get }

    /// The bound for which the host ended the process; nil when it did not.
    var overuse: Overuse? { get }

    /// Sends a signal to the process and its group; it has no effect once the process has ended.
    func signal(_ number: Int32)

    /// Waits for the process to end, and returns how it did.
    func ended() async -> ProcessEnd
}
