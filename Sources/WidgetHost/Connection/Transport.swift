/// A stream of bytes each way: pipes in production, memory in tests.
protocol Transport: Sendable {
    /// Queues bytes for the peer, in the order of the calls; a peer that is gone gets nothing.
    func send(_ bytes: [UInt8])

    /// Returns the next bytes from the peer, at least one, or nil once it has closed its end.
    ///
    /// One caller at a time. While nobody calls, the peer is made to wait after a bounded amount.
    func receive() async -> [UInt8]?

    /// Offers what comes while somebody waits in ``receive()`` to `taker` first, on the thread that has
    /// read it, which others wait for; what it does not take is received.
    func offer(to taker: @escaping @Sendable ([UInt8]) -> Bool)
}

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

/// What starts the process of one plugin.
protocol RunnerLauncher: Sendable {
    /// Starts a process; it belongs to the caller, who has to end it.
    func launch() async throws(HostError) -> any RunnerProcess
}
