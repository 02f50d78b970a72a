import Glibc
import Logging
import Synchronization

/// A child with pipes to and from it, served by the ``ChildLoop``.
///
/// It is reaped as soon as it ends, and whatever it started is killed then.
final class ChildProcess: RunnerProcess {
    /// How much of the child's output waits to be received before the child has to.
    private static let incomingLimit = 1024 * 1024
    private static let readLimit = 64 * 1024
    /// More than a pipe holds: what is read after the end, even if a stranger keeps writing.
    private static let lastReads = 32

    private struct State {
        var overuse: Overuse?
        var input: Int32?
        var output: Int32?
        var log: Int32?
        var exit: Int32?
        var outgoing: ArraySlice<UInt8> = []
        var incoming: [UInt8] = []
        var receiver: CheckedContinuation<[UInt8]?, Never>?
        var taker: (@Sendable ([UInt8]) -> Bool)?
        var logRing: LogRing
        var end: ProcessEnd?
        var peakMemory = 0
        /// Whether bytes have passed since the last look.
        var isTalking = true
        var ticks = 0
        var lastLook = ContinuousClock.now
        var writing = AllowanceUse()
        var running = AllowanceUse()
        var nextFolderLook = ContinuousClock.now
        var endWaiters: [CheckedContinuation<ProcessEnd, Never>] = []
    }

    private let pid: pid_t
    private let bounds: ChildBounds
    private let loop: ChildLoop
    private let logger: Logger
    private let state: Mutex<State>

    /// Starts a program.
    ///
    /// - Throws: the error number of the call that failed, such as for a missing program.
    static func start(
        _ spawn: ChildSpawn, logLineLimit: Int, bounds: ChildBounds = ChildBounds(), logger: Logger,
        on loop: ChildLoop = .shared
    ) async throws(Errno) -> ChildProcess {
        let result: Result<ChildProcess, Errno> = await withCheckedContinuation { continuation in
            loop.perform {
                do throws(Errno) {
                    let child = ChildProcess(
                        try spawn.start(), logRing: LogRing(lineCount: logLineLimit),
                        bounds: bounds, logger: logger, loop: loop)
                    loop.watch(child)
                    continuation.resume(returning: .success(child))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    private init(
        _ started: ChildSpawn.Started, logRing: LogRing, bounds: ChildBounds, logger: Logger,
        loop: ChildLoop
    ) {
        pid = started.pid
        self.bounds = bounds
        self.loop = loop
        self.logger = logger
        state = Mutex(
            State(
                input: started.input, output: started.output, log: started.log,
                exit: started.exit, logRing: logRing))
    }

    var lastLogLines: [String] { state.withLock { $0.logRing.lines } }

    var peakMemory: Int { state.withLock { $0.peakMemory } }

    var overuse: Overuse? { state.withLock { $0.overuse } }

    func send(_ bytes: [UInt8]) {
        let isMore = state.withLock { state in
            guard state.input != nil else { return false }
            let wasIdle = state.outgoing.isEmpty
            state.outgoing += bytes
            state.isTalking = true
            // What fits into the pipe need not wait for the loop.
            if wasIdle { Self.writeInput(&state) }
            return !state.outgoing.isEmpty
        }
        if isMore || loop.isCalm { loop.wake() }
    }

    func receive() async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            let (delivery, wasFull) = state.withLock { state in
                let wasFull = state.incoming.count >= Self.incomingLimit
                state.receiver = continuation
                return (Self.takeDelivery(&state), wasFull)
            }
            delivery?()
            if wasFull { loop.wake() }
        }
    }

    func offer(to taker: @escaping @Sendable ([UInt8]) -> Bool) {
        state.withLock { $0.taker = taker }
    }

    func signal(_ number: Int32) {
        state.withLock { state in
            // Before the child is reaped, which happens under this lock, its number is its own.
            guard state.end == nil else { return }
            kill(-pid, number)
        }
    }

    func ended() async -> ProcessEnd {
        await withCheckedContinuation { continuation in
            let end = state.withLock { state in
                if state.end == nil { state.endWaiters.append(continuation) }
                return state.end
            }
            if let end { continuation.resume(returning: end) }
        }
    }

    // MARK: On the loop's thread

    /// Whether nothing is left to serve.
    var isFinished: Bool { state.withLock { $0.end != nil } }

    /// What to poll for.
    var interests: [pollfd] {
        state.withLock { state in
            let output = state.incoming.count < Self.incomingLimit ? state.output : nil
            let reading = [output, state.log, state.exit].compactMap(\.self)
                .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard let input = state.input, !state.outgoing.isEmpty else { return reading }
            return reading + [pollfd(fd: input, events: Int16(POLLOUT), revents: 0)]
        }
    }

    /// Ends a child that uses up what no limit of the kernel's bounds for it alone.
    ///
    /// - Returns: Whether it has done anything since the last look.
    func look() -> Bool {
        let isFolderDue = state.withLock { $0.end == nil && $0.nextFolderLook <= .now }
        let isFolderFull = isFolderDue && isFolderFull()
        return state.withLock { state in
            guard state.end == nil, let use = ProcessUse(of: pid) else { return false }
            if let overuse = overuse(use, isFolderFull, &state) {
                state.overuse = overuse
                kill(-pid, SIGKILL)
            }
            defer { (state.isTalking, state.ticks) = (false, use.ticks) }
            return state.isTalking || state.ticks != use.ticks
        }
    }

    /// What of the bounds is exceeded.
    private func overuse(
        _ use: ProcessUse, _ isFolderFull: Bool, _ state: inout State
    ) -> Overuse? {
        let now = ContinuousClock.now
        let seconds = (now - state.lastLook) / .seconds(1)
        state.lastLook = now
        if use.threads > bounds.threads {
            return .threads(count: use.threads, limit: bounds.threads)
        }
        if use.memory > bounds.memory {
            return .memory(used: use.memory, limit: bounds.memory)
        }
        if isFolderFull, let folder = bounds.folder { return .folder(folder) }
        let written = Double(ProcessUse.bytesWritten(by: pid) ?? 0)
        if !state.writing.note(written, after: seconds, of: bounds.writing) {
            return .writing(limit: Int(bounds.writing.atOnce))
        }
        if !state.running.note(use.seconds, after: seconds, of: bounds.running) {
            return .running(seconds: Int(bounds.running.atOnce))
        }
        return nil
    }

    /// Looks at the folder, so seldom that it takes a twentieth of the time at most.
    private func isFolderFull() -> Bool {
        guard let folder = bounds.folder else { return false }
        let start = ContinuousClock.now
        let isFull = folder.isExceeded
        let end = ContinuousClock.now
        state.withLock { $0.nextFolderLook = end + start.duration(to: end) * 20 }
        return isFull
    }

    /// Serves a descriptor that is ready.
    func serve(_ descriptor: Int32) {
        let (deliveries, lines) = state.withLock { state -> ([Delivery], [String]) in
            var lines: [String] = []
            state.isTalking = true
            switch descriptor {
            case state.output:
                _ = Self.readOutput(&state)
                if let offer = offer(&state) { return ([offer], []) }
            case state.log: lines = Self.readLog(&state).lines
            case state.input: Self.writeInput(&state)
            case state.exit: return finish(&state)
            default: break
            }
            return ([Self.takeDelivery(&state)].compactMap(\.self), lines)
        }
        deliveries.forEach { $0() }
        for line in lines { logger.debug("\(line)", metadata: ["pid": "\(pid)"]) }
    }

    /// Resumes whoever waits; called after the lock is released.
    private typealias Delivery = @Sendable () -> Void

    /// Offers what has come, while the receiver waits for what is left of it.
    private func offer(_ state: inout State) -> Delivery? {
        guard let taker = state.taker, state.receiver != nil, !state.incoming.isEmpty else {
            return nil
        }
        let bytes = state.incoming
        state.incoming = []
        return { [self] in
            if taker(bytes) { return }
            let receiver = self.state.withLock { state in
                defer { state.receiver = nil }
                return state.receiver
            }
            receiver?.resume(returning: bytes)
        }
    }

    /// What the receiver gets now, if there is one and something for it.
    private static func takeDelivery(_ state: inout State) -> Delivery? {
        guard let receiver = state.receiver else { return nil }
        if !state.incoming.isEmpty {
            let bytes = state.incoming
            state.incoming = []
            state.receiver = nil
            return { receiver.resume(returning: bytes) }
        }
        guard state.output == nil else { return nil }
        state.receiver = nil
        return { receiver.resume(returning: nil) }
    }

    /// Reads once; false when there was nothing.
    private static func readOutput(_ state: inout State) -> Bool {
        guard let output = state.output else { return false }
        switch Syscalls.read(output, atMost: readLimit) {
        case .bytes(let bytes):
            state.incoming += bytes
            return true
        case .nothingYet:
            return false
        case .end:
            Syscalls.close(&state.output)
            return false
        }
    }

    /// Reads once; false when there was nothing.
    private static func readLog(_ state: inout State) -> (more: Bool, lines: [String]) {
        guard let log = state.log else { return (false, []) }
        switch Syscalls.read(log, atMost: readLimit) {
        case .bytes(let bytes):
            return (true, state.logRing.append(bytes))
        case .nothingYet:
            return (false, [])
        case .end:
            Syscalls.close(&state.log)
            return (false, [])
        }
    }

    private static func writeInput(_ state: inout State) {
        guard let input = state.input else { return }
        switch Syscalls.write(input, state.outgoing) {
        case .wrote(let count):
            state.outgoing = state.outgoing.dropFirst(count)
            if state.outgoing.isEmpty { state.outgoing = [] }
        case .nothingYet:
            break
        case .peerIsGone:
            Syscalls.close(&state.input)
            state.outgoing = []
        }
    }

    /// Takes over what the child said last, then reaps it.
    private func finish(_ state: inout State) -> ([Delivery], [String]) {
        // While it is not reaped its number, and so its group's, is its own.
        kill(-pid, SIGKILL)
        var lines: [String] = []
        for _ in 0..<Self.lastReads where Self.readOutput(&state) {}
        for _ in 0..<Self.lastReads {
            let (more, new) = Self.readLog(&state)
            lines += new
            if !more { break }
        }
        let (end, peakMemory) = Syscalls.reap(pid)
        state.end = end
        state.peakMemory = peakMemory
        Syscalls.close(&state.input)
        Syscalls.close(&state.output)
        Syscalls.close(&state.log)
        Syscalls.close(&state.exit)
        let waiters = state.endWaiters
        state.endWaiters = []
        let ending: Delivery = { waiters.forEach { $0.resume(returning: end) } }
        return ([Self.takeDelivery(&state), ending].compactMap(\.self), lines)
    }
}
