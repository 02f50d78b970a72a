/// A process that runs a plugin, and the connection to it.
protocol RunnerProcess: Transport {
    /// What the process printed last, oldest line first.
    var lastLogLines: [String] { get }

    /// The most memory the process had in use at once, in bytes; 0 until it has ended, and when the
    /// system does not tell.
    var peakMemory: Int { get }

    /// What the process was ended for by the host, if it used up more than it may.
    var overuse: Overuse? { get }

    /// Sends a signal to the process and whatever it started; nothing happens once it has ended.
    func signal(_ number: Int32)

    /// Returns how the process ended, as soon as it has.
    func ended() async -> ProcessEnd
}
