import Glibc

/// The pipes of a child: what waits to be written to one, and what came through the others.
///
/// Nothing here blocks. Who waits for bytes is resumed by a ``Delivery``, to be called when no lock is
/// held any more.
struct ChildStreams {
    typealias Delivery = @Sendable () -> Void
    typealias Receiver = CheckedContinuation<[UInt8]?, Never>

    /// How much of the child's output waits to be received before the child has to.
    private static let incomingLimit = 1024 * 1024
    private static let readLimit = 64 * 1024
    /// How much of what the child prints is read; a child that prints more waits.
    ///
    /// To cut it into lines takes the host's time.
    private static let printing = Allowance(atOnce: 16 * 1024 * 1024, eachSecond: 8 * 1024 * 1024)
    /// What a line counts for besides its bytes, few as they may be.
    private static let costOfLine = 32
    /// How often is read from the child when nothing was sent to it; a child that writes byte by byte waits.
    ///
    /// Each time takes the host as long as it takes the child, however little comes.
    private static let reading = Allowance(atOnce: 65_536, eachSecond: 2_048)
    /// How often more is read after each time that something was sent.
    private static let readsOfAnswer = 1_024
    /// More than a pipe holds: what is read after the end, even if a stranger keeps writing.
    private static let lastReads = 32

    private var input: Int32?
    private var output: Int32?
    private var log: Int32?
    private var outgoing: ArraySlice<UInt8> = []
    private var incoming: [UInt8] = []
    private var receiver: Receiver?
    private var logRing: LogRing
    private var printed = AllowanceUse()
    private var printedByteCount = 0
    private var lastLook = ContinuousClock.now
    private var reads = AllowanceUse()
    private var readCount = 0
    private var readsOfAnswer = Self.readsOfAnswer
    /// Whether the child has to wait before more of what it prints is read.
    private var isLogHeld = false
    /// Whether it has to wait before anything more is read.
    private var isOutputHeld = false

    /// Whether something is to be read later.
    var isHeld: Bool { isLogHeld || isOutputHeld }

    /// Takes over this side's ends of the pipes.
    init(_ started: ChildSpawn.Started, logRing: LogRing) {
        input = started.input
        output = started.output
        log = started.log
        self.logRing = logRing
    }

    /// What the child printed last, oldest line first.
    var lastLogLines: [String] { logRing.lines }

    /// Whether bytes wait to be written.
    var isSending: Bool { !outgoing.isEmpty }

    /// Whether the child has to wait until what it wrote is received.
    var isFull: Bool { incoming.count >= Self.incomingLimit }

    /// What to poll for.
    var interests: [pollfd] {
        let sources = [isFull || isOutputHeld ? nil : output, isHeld ? nil : log]
        let reading = sources.compactMap(\.self)
            .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard let input, isSending else { return reading }
        return reading + [pollfd(fd: input, events: Int16(POLLOUT), revents: 0)]
    }

    /// Writes as much as fits into the pipe; the rest waits.
    ///
    /// - Returns: Whether there is still somebody to write to.
    mutating func send(_ bytes: [UInt8]) -> Bool {
        guard input != nil else { return false }
        readsOfAnswer = Self.readsOfAnswer
        let wasIdle = outgoing.isEmpty
        outgoing += bytes
        if wasIdle { write() }
        return true
    }

    /// Has `receiver` wait for bytes, or for the end of them.
    mutating func receive(_ receiver: Receiver) -> Delivery? {
        self.receiver = receiver
        return takeDelivery()
    }

    /// Lets the receiver go without bytes, to be resumed with those that it is owed.
    mutating func takeReceiver() -> Receiver? {
        defer { receiver = nil }
        return receiver
    }

    /// What has come, if the receiver waits for it; it goes on waiting.
    mutating func takeOffer() -> [UInt8]? {
        guard receiver != nil, !incoming.isEmpty else { return nil }
        defer { incoming = [] }
        return incoming
    }

    /// What the receiver gets now, if there is one and something for it.
    mutating func takeDelivery() -> Delivery? {
        guard !incoming.isEmpty || output == nil, let receiver = takeReceiver() else { return nil }
        let bytes = incoming
        incoming = []
        return { receiver.resume(returning: bytes.isEmpty ? nil : bytes) }
    }

    /// Reads or writes once where a descriptor is ready.
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

    /// Time has passed since the streams were looked at last; more may be printed again.
    mutating func look(at now: ContinuousClock.Instant) {
        let seconds = (now - lastLook) / .seconds(1)
        notePrinting(after: seconds)
        noteReading(after: seconds)
        lastLook = now
    }

    private mutating func noteReading(after seconds: Double) {
        isOutputHeld = !reads.note(Double(readCount), after: seconds, of: Self.reading)
    }

    private mutating func countRead() {
        if readsOfAnswer > 0 {
            readsOfAnswer -= 1
        } else {
            readCount += 1
            noteReading(after: 0)
        }
    }

    private mutating func notePrinting(after seconds: Double) {
        isLogHeld = !printed.note(Double(printedByteCount), after: seconds, of: Self.printing)
    }

    /// Takes over what the child wrote last, and closes all.
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

    /// Reads once; false when there was nothing.
    private mutating func readOutput() -> Bool {
        guard let output else { return false }
        countRead()
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

    /// Reads once; false when there was nothing.
    private mutating func readLog() -> (more: Bool, lines: [String]) {
        guard let log else { return (false, []) }
        countRead()
        switch Syscalls.read(log, atMost: Self.readLimit) {
        case .bytes(let bytes):
            let lineCount = bytes.count { $0 == UInt8(ascii: "\n") }
            printedByteCount += bytes.count + lineCount * Self.costOfLine
            notePrinting(after: 0)
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
