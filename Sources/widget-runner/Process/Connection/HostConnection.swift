import CLinux
import Glibc
import Synchronization
import WidgetWire

/// The pipes to the host: one thread at a time receives messages, any thread sends them.
final class HostConnection: Sendable {
    /// The lowest descriptor for the pipes, out of reach of a plugin that counts descriptors from
    /// 3.
    static let lowestDescriptor: Int32 = 200
    /// How many bytes of partial answers are held back until more follows.
    private static let heldLimit = 32 * 1024

    /// The descriptor from which the host's messages are read.
    let input: Int32
    private let output: Int32
    /// Partial answers, which are written together with what follows them so that the host wakes
    /// once.
    private let held = Mutex<[UInt8]>([])

    private init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Moves the protocol away from standard input and output.
    ///
    /// Afterwards a plugin reads nothing from standard input, and what it prints goes to standard
    /// error, which the host logs.
    static func takingOverStandardStreams() throws(StartError) -> HostConnection {
        let connection = HostConnection(
            input: try moved(STDIN_FILENO), output: try moved(STDOUT_FILENO))
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard null >= 0 else { throw .system(call: "open /dev/null", errno: errno) }
        guard dup2(null, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw .system(call: "dup2", errno: errno)
        }
        close(null)
        // Then a plugin that crashes leaves its last lines in the log.
        linux_line_buffer_standard_output()
        return connection
    }

    private static func moved(_ descriptor: Int32) throws(StartError) -> Int32 {
        var status = stat()
        let isOpen = fstat(descriptor, &status) == 0
        guard isOpen, [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else {
            throw .noPipe(descriptor: descriptor)
        }
        return try copiedUp(descriptor)
    }

    /// Moves a descriptor that a call has just returned up to where the pipes are.
    static func movedUp(_ descriptor: Int32, _ call: String) throws(StartError) -> Int32 {
        guard descriptor >= 0 else { throw .system(call: call, errno: errno) }
        defer { close(descriptor) }
        return try copiedUp(descriptor)
    }

    private static func copiedUp(_ descriptor: Int32) throws(StartError) -> Int32 {
        var copy = fcntl(descriptor, F_DUPFD_CLOEXEC, lowestDescriptor)
        // The user's limit may be below that number.
        if copy < 0, errno == EINVAL { copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
        guard copy >= 0 else { throw .system(call: "fcntl(F_DUPFD_CLOEXEC)", errno: errno) }
        return copy
    }

    /// Sends a message that is not an answer.
    func send(_ reply: RunnerMessage.OneOf_Reply) {
        try? self.reply(reply, to: 0)
    }

    /// Sends an answer, or a part of one.
    ///
    /// Waits while the pipe is full. Ends the process when the host has hung up.
    ///
    /// - Parameter isPart: Whether more of the answer follows, for which this part may wait.
    /// - Throws: When the message exceeds the protocol's limit; nothing was sent then.
    func reply(
        _ reply: RunnerMessage.OneOf_Reply, to id: UInt64, isPart: Bool = false
    ) throws(FramingError) {
        var message = RunnerMessage()
        message.id = id
        message.reply = reply
        let frame = try Framing.frame(message)
        held.withLock { held in
            held += frame
            if isPart, held.count < Self.heldLimit { return }
            write(held)
            held = []
        }
    }

    /// Sends the message that ends an answer; one above the limit is replaced by a failure.
    func answer(_ reply: RunnerMessage.OneOf_Reply, to id: UInt64) {
        do {
            try self.reply(reply, to: id)
        } catch {
            var failure = Failure()
            failure.reason = .tooLarge
            failure.message = "The answer cannot be sent: \(error)."
            try? self.reply(.failure(failure), to: id)
        }
    }

    private func write(_ frame: [UInt8]) {
        frame.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.write(output, part.baseAddress, part.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { RunnerExit.afterHangUp() }
                rest = rest.dropFirst(count)
            }
        }
    }
}
