import CLinux
import Dispatch
import Glibc
import Logging
import Synchronization

/// A child with pipes to and from it, served by the ``ChildLoop``.
///
/// It is reaped as soon as it ends, and every process in its group is killed then.
final class ChildProcess: RunnerProcess {
    private struct State {
        var streams: ChildStreams
        var watch: BoundsWatch
        var exit: Int32?
        var taker: (@Sendable ([UInt8]) -> Bool)?
        /// Whether bytes have passed since the last look.
        var isTalking = true
        var overuse: Overuse?
        var end: ProcessEnd?
        var peakMemory = 0
        var endWaiters: [CheckedContinuation<ProcessEnd, Never>] = []
    }

    private let pid: pid_t
    private let loop: ChildLoop
    private let logger: Logger
    private let state: Mutex<State>

    /// Starts a program.
    ///
    /// - Throws: the error number of the call that failed, such as for a missing program.
    static func start(
        _ spawn: ChildSpawn, logLineLimit: Int, bounds: ChildBounds = ChildBounds(), logger: Logger
    ) async throws(Errno) -> ChildProcess {
        let loop = try ChildLoop.shared()
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
        linux_remember_child(pid)
        self.loop = loop
        self.logger = logger
        state = Mutex(
            State(
                streams: ChildStreams(started, logRing: logRing), watch: BoundsWatch(bounds),
                exit: started.exit))
    }

    var lastLogLines: [String] { state.withLock { $0.streams.lastLogLines } }

    var peakMemory: Int { state.withLock { $0.peakMemory } }

    var overuse: Overuse? { state.withLock { $0.overuse } }

    func send(_ bytes: [UInt8]) {
        let isMore = state.withLock { state in
            guard state.streams.send(bytes) else { return false }
            state.isTalking = true
            return state.streams.isSending
        }
        if isMore || loop.isCalm { loop.wake() }
    }

    func receive() async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            let (delivery, wasFull) = state.withLock { state in
                let wasFull = state.streams.isFull
                return (state.streams.receive(continuation), wasFull)
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
            // The process id cannot be reused before the child is reaped, which happens under this
            // lock.
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

    /// The descriptors to poll, with their events.
    var interests: [pollfd] {
        state.withLock { state in
            let exit = state.exit.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            return state.streams.interests + [exit].compactMap(\.self)
        }
    }

    /// Kills a child that exceeds one of its bounds.
    ///
    /// - Returns: Whether it has done anything since the last look.
    func look() -> Bool {
        measureFolder()
        return state.withLock { state in
            guard state.end == nil,
                let use = ProcessUse(of: pid, since: state.watch.ticks)
            else { return false }
            let isWaiting = state.streams.isHeld
            state.streams.look(at: .now)
            let overuse = state.watch.overuse(use, disks: state.watch.diskUse(of: pid))
            if let overuse {
                state.overuse = overuse
                kill(-pid, SIGKILL)
            }
            defer { state.isTalking = false }
            return state.watch.noteRunning(use) || state.isTalking || isWaiting
        }
    }

    /// Measures the child's folder when that is due, for the next look.
    ///
    /// It may take long, also because the child keeps the kernel from looking into the folder, so
    /// neither the loop nor anything that needs the lock waits for it.
    private func measureFolder() {
        guard let folder = state.withLock({ $0.end == nil ? $0.watch.beginFolderLook() : nil })
        else { return }
        DispatchQueue.global().async { [self] in
            let start = ContinuousClock.now
            // If the child is reaped meanwhile, nobody looks at the result.
            let isFull = folder.isExceeded(by: pid)
            let duration = start.duration(to: .now)
            state.withLock { $0.watch.endFolderLook(isFull: isFull, after: duration) }
        }
    }

    /// Serves a descriptor that is ready.
    func serve(_ descriptor: Int32) {
        let (deliveries, lines) = state.withLock { state -> ([ChildStreams.Delivery], [String]) in
            state.isTalking = true
            if descriptor == state.exit { return finish(&state) }
            let lines = state.streams.serve(descriptor)
            let delivery = offer(&state) ?? state.streams.takeDelivery()
            return ([delivery].compactMap(\.self), lines)
        }
        deliveries.forEach { $0() }
        for line in lines { logger.debug("\(line)", metadata: ["pid": "\(pid)"]) }
    }

    /// Offers the bytes that have come to the taker; the receiver gets those that it leaves.
    private func offer(_ state: inout State) -> ChildStreams.Delivery? {
        guard let taker = state.taker, let bytes = state.streams.takeOffer() else { return nil }
        return { [self] in
            if taker(bytes) { return }
            self.state.withLock { $0.streams.takeReceiver() }?.resume(returning: bytes)
        }
    }

    /// Reads the child's last output, then reaps it.
    private func finish(_ state: inout State) -> ([ChildStreams.Delivery], [String]) {
        // The process id, and so the group's, cannot be reused while the child is not reaped.
        kill(-pid, SIGKILL)
        if let use = ProcessUse(of: pid) {
            state.watch.noteEnd(use, disks: state.watch.diskUse(of: pid))
        }
        let lines = state.streams.finish()
        linux_forget_child(pid)
        let (end, peakMemory) = Syscalls.reap(pid)
        state.end = end
        state.peakMemory = peakMemory
        Syscalls.close(&state.exit)
        let waiters = state.endWaiters
        state.endWaiters = []
        let ending: ChildStreams.Delivery = { waiters.forEach { $0.resume(returning: end) } }
        return ([state.streams.takeDelivery(), ending].compactMap(\.self), lines)
    }
}
