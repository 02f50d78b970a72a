/// A stream of bytes in each direction: pipes in production, memory in tests.
protocol Transport: Sendable {
    /// Queues bytes for the peer in the order of the calls; they are dropped once the peer is gone.
    func send(_ bytes: [UInt8])

    /// Returns the next bytes from the peer, at least one, or nil once it has closed its end.
    ///
    /// One caller at a time. Without a caller, the peer has to wait after a bounded amount.
    func receive() async -> [UInt8]?

    /// Offers bytes that arrive during ``receive()`` to `taker` first; bytes that it refuses are
    /// received.
    ///
    /// `taker` runs on the thread that has read them and that others wait for.
    func offer(to taker: @escaping @Sendable ([UInt8]) -> Bool)
}
