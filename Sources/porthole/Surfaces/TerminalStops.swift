import Glibc
import Synchronization
import WidgetRenderer

/// Stops of the program by the user (Ctrl-Z), between which other programs write to the terminal.
enum TerminalStops {
    private static let resumptions = Atomic(0)
    /// What leaves the terminal as it was found.
    ///
    /// Made ahead: where it is needed nothing can be allocated.
    nonisolated(unsafe) private static let restoring: UnsafeBufferPointer<UInt8> = {
        let bytes = Array(LiveFrame.restore.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return UnsafeBufferPointer(buffer)
    }()

    /// How often the program went on after it was stopped: what was drawn before is nobody's any more.
    static var count: Int { resumptions.load(ordering: .relaxed) }

    /// Has the terminal be left as it was found whenever the program stops, from now on.
    static func prepare() {
        _ = (count, restoring)
        signal(SIGTSTP, stop)
        signal(SIGCONT) { _ in
            TerminalStops.resumptions.add(1, ordering: .relaxed)
            signal(SIGTSTP, TerminalStops.stop)
        }
    }

    /// Restores the terminal, then stops as if the signal had never been handled.
    private static let stop: @convention(c) (Int32) -> Void = { number in
        let before = errno
        write(STDOUT_FILENO, TerminalStops.restoring.baseAddress, TerminalStops.restoring.count)
        signal(number, SIG_DFL)
        // Waits until this returns.
        raise(number)
        errno = before
    }
}
