import Glibc
import Synchronization
import WidgetRenderer

/// Handles stops of the program by the user (Ctrl-Z), during which other programs use the terminal.
enum TerminalStops {
    private static let resumptions = Atomic(0)
    /// The bytes that restore the terminal.
    ///
    /// They are prepared ahead, because a signal handler cannot allocate memory.
    nonisolated(unsafe) private static let restoring: UnsafeBufferPointer<UInt8> = {
        let bytes = Array(LiveFrame.restore.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return UnsafeBufferPointer(buffer)
    }()

    /// How often the program was resumed after a stop; earlier views must not be redrawn in place.
    static var count: Int { resumptions.load(ordering: .relaxed) }

    /// Makes the program restore the terminal whenever it is stopped, from now on.
    static func prepare() {
        _ = (count, restoring)
        signal(SIGTSTP, stop)
        signal(SIGCONT) { _ in
            TerminalStops.resumptions.add(1, ordering: .relaxed)
            signal(SIGTSTP, TerminalStops.stop)
        }
    }

    /// Restores the terminal, then stops the program with the signal's default action.
    private static let stop: @convention(c) (Int32) -> Void = { number in
        let before = errno
        write(STDOUT_FILENO, TerminalStops.restoring.baseAddress, TerminalStops.restoring.count)
        signal(number, SIG_DFL)
        // The signal stays pending until this handler returns.
        raise(number)
        errno = before
    }
}
