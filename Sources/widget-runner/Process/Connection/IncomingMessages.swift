import Glibc
import WidgetWire

/// Reads and decodes the host's messages.
struct IncomingMessages {
    /// The result of reading once.
    enum Reception {
        case more
        /// The host has hung up, has ended the conversation, or has broken the protocol.
        case over(problem: String?)
    }

    private var decoder = FrameDecoder<HostMessage>()
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    /// Reads once, waiting for data, and passes each whole message to `handle` until it returns
    /// false.
    mutating func receive(
        from connection: HostConnection, _ handle: ProviderThread.Handler
    ) -> Reception {
        let count = read(connection.input, &buffer, buffer.count)
        if count < 0 { return Self.reception(afterFailing: errno, connection) }
        guard count > 0 else { return .over(problem: nil) }
        decoder.append(buffer[..<count])
        do {
            while let message = try decoder.next() {
                guard try handle(message) else { return .over(problem: nil) }
            }
        } catch {
            return .over(problem: "The host broke the protocol: \(error).")
        }
        return .more
    }

    /// Handles a failed read; the plugin must have caused it, since the pipe is only this
    /// process's.
    private static func reception(
        afterFailing number: Int32, _ connection: HostConnection
    ) -> Reception {
        switch number {
        case EINTR: return .more
        case EAGAIN:
            var input = pollfd(fd: connection.input, events: Int16(POLLIN), revents: 0)
            poll(&input, 1, -1)
            return .more
        default:
            let reason = String(cString: strerror(number))
            return .over(
                problem: "The host's messages cannot be read (\(reason)): the plugin has closed or "
                    + "replaced a descriptor that it had not opened.")
        }
    }
}
