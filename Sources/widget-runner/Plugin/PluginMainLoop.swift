import CWidgetPlugin

/// A main loop that a plugin provides.
///
/// Unchecked: the table is a copy that does not change, and the header lets any thread call perform
/// and stop.
struct PluginMainLoop: MainLoop, @unchecked Sendable {
    private let table: widget_main_loop

    /// Reads a plugin's table; nil when a function is missing.
    init?(_ description: UnsafePointer<widget_main_loop>) {
        table = copySized(description, into: widget_main_loop())
        guard table.run != nil, table.perform != nil, table.stop != nil else { return nil }
    }

    func run() { table.run(table.context) }

    func perform(_ work: @escaping @Sendable () -> Void) {
        let job = Unmanaged.passRetained(Job(work)).toOpaque()
        table.perform(table.context, { argument in if let argument { Job.run(argument) } }, job)
    }

    func stop() { table.stop(table.context) }
}
