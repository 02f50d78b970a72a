import Synchronization

/// A request that waits for its answer, whatever it asks.
protocol OpenRequest: AnyObject, Sendable {
    /// Calls the plugin's function; provider thread.
    func provide()
    /// The host no longer wants the answer.
    func cancel()
}
