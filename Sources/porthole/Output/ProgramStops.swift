import Glibc
import Synchronization
import WidgetHost
import WidgetRenderer

/// Handles stops of the program by the user (Ctrl-Z): its plugins are stopped too, and other
/// programs use the terminal meanwhile.
enum ProgramStops {
    private static let resumptions = Atomic(0)
    private static let isTerminalChanged = Atomic(false)
    /// The bytes that restore the terminal.
    ///
    /// They are prepared ahead, because a signal handler cannot allocate memory, and never change.
    nonisolated(unsafe) private static let restoring: UnsafeBufferPointer<UInt8> = {
        let bytes = Array(LiveFrame.restore.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return UnsafeBufferPointer(buffer)
    }()

    /// How often the program was resumed after a stop; earlier views must not be redrawn in place.
    static var count: Int { resumptions.load(ordering: .relaxed) }

    /// Stops the plugins whenever the program is stopped, from now on.
    static func prepare() {
        // Made now, since a handler must not make them.
        _ = (count, isTerminalChanged.load(ordering: .relaxed), restoring)
        signal(SIGTSTP, stop)
        signal(SIGCONT) { _ in ProgramStops.proceed() }
    }

    /// Restores the terminal, too, at each stop from now on.
    static func restoreTerminal() { isTerminalChanged.store(true, ordering: .relaxed) }

    /// Stops the plugins, then the program with the signal's default action.
    ///
    /// In a process group that no shell looks after, that action does nothing (POSIX.1-2017, 2.4.3):
    /// nobody could let the program go on.
    private static let stop: @convention(c) (Int32) -> Void = { number in
        let before = errno
        PluginPause.begin()
        if ProgramStops.isTerminalChanged.load(ordering: .relaxed) {
            write(STDOUT_FILENO, ProgramStops.restoring.baseAddress, ProgramStops.restoring.count)
        }
        signal(number, SIG_DFL)
        raise(number)
        // Until now the signal has been pending, as it is in its own handler.
        var pending = sigset_t()
        sigemptyset(&pending)
        sigaddset(&pending, number)
        pthread_sigmask(SIG_UNBLOCK, &pending, nil)
        ProgramStops.proceed()
        errno = before
    }

    /// Lets the plugins go on after a stop; callable in a signal handler, more than once.
    private static func proceed() {
        let before = errno
        PluginPause.end()
        resumptions.add(1, ordering: .relaxed)
        signal(SIGTSTP, stop)
        errno = before
    }
}
