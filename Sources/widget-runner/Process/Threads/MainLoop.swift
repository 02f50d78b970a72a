/// Runs work on the plugin's main thread, in the order it was given.
protocol MainLoop: Sendable {
    /// Runs work on the calling thread until `stop` is called.
    func run()
    /// Makes `run` do `work` soon; any thread.
    func perform(_ work: @escaping @Sendable () -> Void)
    /// Makes `run` return, even if it has not been called yet; any thread.
    func stop()
}
