import CLinux
import Glibc

/// A counter that wakes a thread which also waits for messages.
struct WakeDescriptor: Sendable {
    private let descriptor: Int32

    /// Makes a counter at zero.
    init() throws(StartError) {
        descriptor = try HostConnection.movedUp(linux_event_counter(), "eventfd")
    }

    /// Ends the present wait, or the next one; any thread.
    func signal() {
        var one: UInt64 = 1
        while write(descriptor, &one, MemoryLayout<UInt64>.size) < 0, errno == EINTR {}
    }

    /// Waits for a signal, or for data to read from `input`.
    ///
    /// - Returns: Whether there are data.
    func wait(or input: Int32?) -> Bool {
        var descriptors = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno == EINTR {}
        if descriptors[0].revents != 0 {
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        }
        return descriptors[1].revents != 0
    }
}
