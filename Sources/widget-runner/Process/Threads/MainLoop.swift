/// Does work on the plugin's main thread, in the order it was given.
protocol MainLoop: Sendable {
    /// Does the work on the calling thread until `stop` is called.
    func run()
    /// Has `run` do `work` soon; any thread.
    func perform(_ work: @escaping @Sendable () -> Void)
    /// Makes `run` return, also when it has not been called yet; any thread.
    func stop()
}
