import Glibc
import WidgetWire

/// What the host has sent, as far as it is read.
struct IncomingMessages {
    /// What came of reading.
    enum Reception {
        case more
        /// The host has hung up, wants no more, or has broken the protocol.
        case over(problem: String?)
    }

    private var decoder = FrameDecoder<HostMessage>()
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    /// Reads once, waiting until there is something, and gives each whole message to `handle` until it
    /// answers false.
    mutating func receive(
        from connection: HostConnection, _ handle: ProviderThread.Handler
    ) -> Reception {
        let count = read(connection.input, &buffer, buffer.count)
        if count < 0, errno == EINTR { return .more }
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
}
