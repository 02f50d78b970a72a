import CWidgetPlugin
import Foundation
import Synchronization

/// The main run loop as the runner's main loop.
///
/// `RunLoop.main` serves timers, the main dispatch queue and the main actor; `dispatchMain()` would
/// break `Thread.isMainThread` and timers.
enum MainLoop {
    private static let isStopped = Atomic(false)

    static func install(in registry: UnsafeMutablePointer<widget_registry>) {
        var loop = widget_main_loop(
            size: MemoryLayout<widget_main_loop>.size, context: nil,
            run: { _ in MainLoop.run() },
            perform: { _, work, argument in
                if let work { MainLoop.perform(Work(function: work, argument: argument)) }
            },
            stop: { _ in MainLoop.stop() })
        widget_use_main_loop(registry, &loop)
    }

    private static func run() {
        while !isStopped.load(ordering: .acquiring) {
            // Returns after each source it handled, and a work item is one.
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        // Runs work left over from the last turn, such as the save of a store.
        _ = RunLoop.main.run(mode: .default, before: .now)
    }

    private static func perform(_ work: Work) {
        // Wakes the loop from any thread and keeps the order, which `RunLoop.perform` does not.
        DispatchQueue.main.async { work.function(work.argument) }
    }

    private static func stop() {
        isStopped.store(true, ordering: .releasing)
        DispatchQueue.main.async {}
    }

    /// A callback that the runner requests; the pointers are its own and used only for this call.
    private struct Work: @unchecked Sendable {
        let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
        let argument: UnsafeMutableRawPointer?
    }
}
