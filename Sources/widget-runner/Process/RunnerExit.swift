import Glibc

/// The ways in which a runner ends.
///
/// None runs destructors, which would race with the plugin's threads.
enum RunnerExit {
    /// How many seconds the plugin has to leave its main loop.
    private static let grace: UInt32 = 2

    /// Ends the process at the host's request, after flushing what the plugin printed.
    static func asAsked() -> Never {
        fflush(nil)
        _exit(EX_OK)
    }

    /// Ends the process at once because the host has hung up, from any thread.
    ///
    /// Nothing is flushed: nobody reads it, and a plugin's thread may hold the lock of a stream.
    static func afterHangUp() -> Never { _exit(EX_OK) }

    /// Gives the main thread a moment to end the process, then ends it.
    static func afterGrace() -> Never {
        sleepFully(seconds: grace)
        now("The plugin's main thread is busy; ended after \(grace) seconds.", status: EX_SOFTWARE)
    }

    /// Ends the process because of a problem, which is logged.
    static func now(_ problem: String, status: Int32) -> Never {
        StandardError.write(problem)
        _exit(status)
    }
}
