import Glibc

/// The pipes of a child, the bytes waiting to be written, and those that were read.
///
/// Nothing here blocks. A waiting receiver is resumed by a ``Delivery``, to be called when no lock
/// is held any more.
struct ChildStreams {
    typealias Delivery = @Sendable () -> Void
    typealias Receiver = CheckedContinuation<[UInt8]?, Never>

    /// How many bytes of the child's output are kept unreceived before the child has to wait.
    private static let incomingLimit = 1024 * 1024
    private static let readLimit = 64 * 1024
    /// How many reads follow the child's end, at most.
    ///
    /// They take more than a pipe holds, and end even if another process keeps writing.
    private static let lastReads = 32

    private var input: Int32?
    private var output: Int32?
    private var log: Int32?
    private var outgoing: ArraySlice<UInt8> = []
    private var incoming: [UInt8] = []
    private var receiver: Receiver?
    private var logRing: LogRing
    private var budget = ReadingBudget(at: .now)

    /// Whether some reading is put off.
    var isHeld: Bool { budget.isHeld }

    /// Takes over this process's ends of the pipes.
    init(_ started: ChildSpawn.Started, logRing: LogRing) {
        input = started.input
        output = started.output
        log = started.log
        self.logRing = logRing
    }

    /// The last lines that the child printed, oldest first.
    var lastLogLines: [String] { logRing.lines }

    /// Whether bytes wait to be written.
    var isSending: Bool { !outgoing.isEmpty }

    /// Whether the child has to wait until what it wrote is received.
    var isFull: Bool { incoming.count >= Self.incomingLimit }

    /// The descriptors to poll, with their events.
    var interests: [pollfd] {
        let sources = [isFull || budget.isOutputHeld ? nil : output, isHeld ? nil : log]
        let reading = sources.compactMap(\.self)
            .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard let input, isSending else { return reading }
        return reading + [pollfd(fd: input, events: Int16(POLLOUT), revents: 0)]
    }

    /// Writes as much as fits into the pipe; the rest waits.
    ///
    /// - Returns: Whether the pipe still has a reader.
    mutating func send(_ bytes: [UInt8]) -> Bool {
        guard input != nil else { return false }
        budget.noteSending()
        let wasIdle = outgoing.isEmpty
        outgoing += bytes
        if wasIdle { write() }
        return true
    }

    /// Registers `receiver` for the next bytes, or for their end.
    mutating func receive(_ receiver: Receiver) -> Delivery? {
        self.receiver = receiver
        return takeDelivery()
    }

    /// Removes the receiver and returns it; the caller resumes it with bytes that came before.
    mutating func takeReceiver() -> Receiver? {
        defer { receiver = nil }
        return receiver
    }

    /// The bytes that have come, if a receiver waits for them; it goes on waiting.
    mutating func takeOffer() -> [UInt8]? {
        guard receiver != nil, !incoming.isEmpty else { return nil }
        defer { incoming = [] }
        return incoming
    }

    /// The delivery of the received bytes, or of their end, if a receiver waits for it.
    mutating func takeDelivery() -> Delivery? {
        guard !incoming.isEmpty || output == nil, let receiver = takeReceiver() else { return nil }
        let bytes = incoming
        incoming = []
        return { receiver.resume(returning: bytes.isEmpty ? nil : bytes) }
    }

    /// Reads or writes once on a descriptor that is ready.
    ///
    /// - Returns: New lines of the log.
    mutating func serve(_ descriptor: Int32) -> [String] {
        switch descriptor {
        case output: _ = readOutput()
        case log: return readLog().lines
        case input: write()
        default: break
        }
        return []
    }

    /// Notes that time has passed, so that more may be read and printed again.
    mutating func look(at now: ContinuousClock.Instant) { budget.look(at: now) }

    /// Reads the child's last output and closes all pipes.
    ///
    /// - Returns: New lines of the log.
    mutating func finish() -> [String] {
        var lines: [String] = []
        for _ in 0..<Self.lastReads where readOutput() {}
        for _ in 0..<Self.lastReads {
            let (more, new) = readLog()
            lines += new
            if !more { break }
        }
        Syscalls.close(&input)
        Syscalls.close(&output)
        Syscalls.close(&log)
        return lines
    }

    /// Reads from the output once.
    ///
    /// - Returns: Whether there was something.
    private mutating func readOutput() -> Bool {
        guard let output else { return false }
        budget.noteRead()
        switch Syscalls.read(output, atMost: Self.readLimit) {
        case .bytes(let bytes):
            incoming += bytes
            return true
        case .nothingYet:
            return false
        case .end:
            Syscalls.close(&self.output)
            return false
        }
    }

    /// Reads from the log once.
    ///
    /// - Returns: Whether there was something, and the lines it completed.
    private mutating func readLog() -> (more: Bool, lines: [String]) {
        guard let log else { return (false, []) }
        budget.noteRead()
        switch Syscalls.read(log, atMost: Self.readLimit) {
        case .bytes(let bytes):
            budget.notePrinted(bytes)
            return (true, logRing.append(bytes))
        case .nothingYet:
            return (false, [])
        case .end:
            Syscalls.close(&self.log)
            return (false, [])
        }
    }

    private mutating func write() {
        guard let input else { return }
        switch Syscalls.write(input, outgoing) {
        case .wrote(let count):
            outgoing = outgoing.dropFirst(count)
            if outgoing.isEmpty { outgoing = [] }
        case .nothingYet:
            break
        case .peerIsGone:
            Syscalls.close(&self.input)
            outgoing = []
        }
    }
}
