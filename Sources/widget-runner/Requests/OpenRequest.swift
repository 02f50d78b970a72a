/// A request that has not been answered, of any kind.
protocol OpenRequest: AnyObject, Sendable {
    /// Calls the plugin's function; provider thread.
    func provide()
    /// The host no longer wants the answer.
    func cancel()
}
