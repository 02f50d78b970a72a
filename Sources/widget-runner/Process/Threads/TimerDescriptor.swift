import CLinux
import Glibc

/// A timer that a thread can wait for.
struct TimerDescriptor: Sendable {
    private let descriptor: Int32

    /// Makes a timer that is not set.
    init() throws(StartError) {
        descriptor = try HostConnection.movedUp(linux_timer(), "timerfd_create")
    }

    /// Ends the wait after `duration`, once; any thread.
    func set(_ duration: Duration) {
        linux_set_timer(descriptor, Int(duration / .nanoseconds(1)))
    }

    /// Waits until the timer has been set and has run out.
    func wait() {
        var count: UInt64 = 0
        while read(descriptor, &count, MemoryLayout<UInt64>.size) < 0, errno == EINTR {}
    }
}
