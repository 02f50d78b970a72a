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
