/// Decides when a plugin's process is started, used, ended and left to rest.
///
/// It reads no clock and does no I/O: events go in with their time, actions to carry out come out,
/// and ``nextWakeUp`` says when ``timerFired(at:)`` is due.
struct RunnerLifecycle: Sendable {
    typealias Instant = SuspendingClock.Instant
    typealias RequestID = UInt64

    /// How long a process may keep running after it has closed its connection.
    private static let hangUpPatience = Duration.milliseconds(500)

    private(set) var state = State.stopped
    private var requests: [RequestID: Request] = [:]
    private var failuresInARow = 0
    private var isShutDown = false
    /// Whether the process ends once all requests are answered.
    private var isRetired = false
    private let policy: HostPolicy

    /// Starts without a process and without requests.
    init(policy: HostPolicy) { self.policy = policy }

    // MARK: Requests

    /// A request has arrived.
    mutating func requestArrived(
        _ id: RequestID, _ patience: Patience, at now: Instant
    ) -> [Action] {
        if isShutDown { return [.lose(id, .shutDown)] }
        switch state {
        case .backingOff(let until) where now < until:
            return [.lose(id, .resting(until - now))]
        case .quarantined:
            return [.lose(id, .quarantined(failures: failuresInARow))]
        case .stopped, .backingOff:
            add(id, patience, at: now)
            return launch(at: now)
        case .launching, .draining:
            add(id, patience, at: now)
            return []
        case .ready, .busy:
            add(id, patience, at: now)
            return submitWaiting(at: now)
        }
    }

    /// The process has answered a request, or confirmed its cancellation.
    mutating func answered(_ id: RequestID, at now: Instant) -> [Action] {
        guard requests.removeValue(forKey: id) != nil else { return [] }
        failuresInARow = 0
        settle(at: now)
        switch state {
        case .ready, .busy: return submitWaiting(at: now) + endIfRetired(at: now)
        case .stopped, .launching, .draining, .backingOff, .quarantined: return []
        }
    }

    /// The caller no longer wants the answer.
    mutating func withdrawn(_ id: RequestID, at now: Instant) -> [Action] {
        guard let request = requests[id] else { return [] }
        switch request.phase {
        case .waiting:
            requests[id] = nil
            return []
        case .submitted:
            requests[id]?.phase = .cancelling(until: now + request.cancelGrace)
            return [.cancel(id)]
        case .cancelling:
            return []
        }
    }

    // MARK: The process

    /// The process has said hello.
    mutating func connected(at now: Instant) -> [Action] {
        guard case .launching = state else { return [] }
        state = .ready(since: now)
        return submitWaiting(at: now) + endIfRetired(at: now)
    }

    /// The process could not be started, which is not the plugin's fault.
    mutating func launchFailed() -> [Action] {
        state = .stopped
        return loseAll(.notLaunched)
    }

    /// The process has broken the protocol.
    mutating func protocolBroken(at now: Instant) -> [Action] {
        fail(.protocolBroken, at: now)
    }

    /// The process has closed its connection; most are about to end.
    mutating func hungUp(at now: Instant) -> [Action] {
        switch state {
        case .launching, .ready, .busy:
            // Requests for a process that never said hello are lost with it; later ones are not.
            if case .launching = state { noteSubmitted() }
            state = .draining(
                .hungUp, next: NextRung(index: killRung, due: now + Self.hangUpPatience))
            return []
        case .stopped, .draining, .backingOff, .quarantined:
            return []
        }
    }

    /// The process has ended and is reaped.
    mutating func processEnded(at now: Instant) -> [Action] {
        var actions: [Action] = []
        switch state {
        case .launching, .ready, .busy:
            failuresInARow += 1
            actions = loseHeard(.processEnded)
            rest(at: now)
        case .draining(.hungUp, let next):
            failuresInARow += 1
            actions = loseHeard(next == nil ? .hungUp : .processEnded)
            rest(at: now)
        case .draining(.failure, _):
            rest(at: now)
        case .draining(.idle, _), .draining(.shutDown, _):
            state = .stopped
        case .stopped, .backingOff, .quarantined:
            break
        }
        return actions + resume(at: now)
    }

    // MARK: Time

    /// When ``timerFired(at:)`` is due; nil when only other events matter.
    var nextWakeUp: Instant? {
        let own: Instant? =
            switch state {
            case .launching(let helloBy): helloBy
            case .ready(let since): since + policy.idleLimit
            case .draining(_, let next): next?.due
            case .stopped, .busy, .backingOff, .quarantined: nil
            }
        let due = requests.values.map(\.phase.due)
        return (due + [own].compactMap(\.self)).min()
    }

    /// The time of ``nextWakeUp`` has come.
    mutating func timerFired(at now: Instant) -> [Action] {
        var actions: [Action] = []
        for (id, request) in requests.sorted(by: { $0.key < $1.key })
        where request.phase.due <= now {
            actions += overdue(id, request, at: now)
        }
        switch state {
        case .launching(let helloBy) where helloBy <= now:
            actions += fail(.noHello, at: now)
        case .ready(let since) where since + policy.idleLimit <= now:
            actions += climb(.idle, to: 0, at: now)
        case .draining(let cause, let next?) where next.due <= now:
            actions += climb(cause, to: next.index, at: now)
        case .stopped, .launching, .ready, .busy, .draining, .backingOff, .quarantined:
            break
        }
        return actions
    }

    /// The host shuts down: every request is lost, and the process must end.
    mutating func shutDown(at now: Instant) -> [Action] {
        isShutDown = true
        let isDeaf = requests.values.contains { $0.isUnheard }
        let lost = loseAll(.shutDown)
        switch state {
        case .launching:
            return lost + climb(.shutDown, to: killRung, at: now)
        case .ready, .busy:
            return lost + climb(.shutDown, to: isDeaf ? killRung : 0, at: now)
        case .stopped, .draining, .backingOff, .quarantined:
            return lost
        }
    }

    /// The process is no longer needed; the next request starts another one.
    mutating func dismissed(at now: Instant) -> [Action] {
        guard case .ready = state else { return [] }
        return climb(.idle, to: 0, at: now)
    }

    /// No more requests will be made: the process ends once it has answered all.
    mutating func retired(at now: Instant) -> [Action] {
        isRetired = true
        return endIfRetired(at: now)
    }

    /// Whether the process is being ended, or has failed already.
    var expectsEnd: Bool {
        if case .draining(let cause, _) = state { cause != .hungUp } else { false }
    }

    // MARK: Steps

    private mutating func add(_ id: RequestID, _ patience: Patience, at now: Instant) {
        requests[id] = Request(
            phase: .waiting(deadline: now + patience.deadline), cancelGrace: patience.cancelGrace)
    }

    private mutating func launch(at now: Instant) -> [Action] {
        state = .launching(helloBy: now + policy.helloDeadline)
        return [.launch]
    }

    /// Submits waiting requests, unless the process still has to confirm a cancellation.
    ///
    /// Such a process may hang, and then the waiting requests go to the next one.
    private mutating func submitWaiting(at now: Instant) -> [Action] {
        guard !requests.values.contains(where: \.isCancelling) else { return [] }
        let submitted = noteSubmitted()
        settle(at: now)
        return submitted.map(Action.submit)
    }

    /// Marks the waiting requests as submitted, and returns their ids.
    @discardableResult
    private mutating func noteSubmitted() -> [RequestID] {
        var submitted: [RequestID] = []
        for (id, request) in requests {
            guard case .waiting(let deadline) = request.phase else { continue }
            requests[id]?.phase = .submitted(deadline: deadline)
            submitted.append(id)
        }
        return submitted.sorted()
    }

    private mutating func endIfRetired(at now: Instant) -> [Action] {
        guard isRetired, requests.isEmpty, case .ready = state else { return [] }
        return climb(.idle, to: 0, at: now)
    }

    /// Makes the process ready or busy, depending on whether there are requests.
    private mutating func settle(at now: Instant) {
        switch (state, requests.isEmpty) {
        case (.busy, true): state = .ready(since: now)
        case (.ready, false): state = .busy
        default: break
        }
    }

    private mutating func overdue(
        _ id: RequestID, _ request: Request, at now: Instant
    ) -> [Action] {
        switch request.phase {
        case .waiting:
            requests[id] = nil
            return [.expire(id)]
        case .submitted:
            guard request.cancelGrace > .zero else {
                requests[id] = nil
                return [.expire(id)] + fail(.killedUnresponsive, at: now)
            }
            requests[id]?.phase = .cancelling(until: now + request.cancelGrace)
            return [.expire(id), .cancel(id)]
        case .cancelling:
            requests[id] = nil
            return fail(.ignoredCancellation, at: now)
        }
    }

    /// Ends a process that failed; the plugin then rests.
    private mutating func fail(_ loss: Loss, at now: Instant) -> [Action] {
        switch state {
        case .launching, .ready, .busy:
            failuresInARow += 1
            return loseHeard(loss) + climb(.failure, to: killRung, at: now)
        case .stopped, .draining, .backingOff, .quarantined:
            return []
        }
    }

    /// The index after the ladder's last rung, where the process is killed.
    private var killRung: Int { policy.killLadder.rungs.count }

    private mutating func climb(
        _ cause: EndCause, to rung: Int, at now: Instant
    ) -> [Action] {
        guard rung < killRung else {
            state = .draining(cause, next: nil)
            return [.end(.kill)]
        }
        let current = policy.killLadder.rungs[rung]
        state = .draining(cause, next: NextRung(index: rung + 1, due: now + current.patience))
        return [.end(current.step)]
    }

    /// Fails the requests that the process has; for one that never said hello, these are all.
    private mutating func loseHeard(_ loss: Loss) -> [Action] {
        if case .launching = state { return loseAll(loss) }
        let ids = requests.filter { !$0.value.isWaiting }.keys.sorted()
        for id in ids { requests[id] = nil }
        return ids.map { .lose($0, loss) }
    }

    private mutating func loseAll(_ loss: Loss) -> [Action] {
        let ids = requests.keys.sorted()
        requests = [:]
        return ids.map { .lose($0, loss) }
    }

    private mutating func rest(at now: Instant) {
        let rests = policy.backOff.rests
        guard failuresInARow <= rests.count else {
            state = .quarantined
            return
        }
        let duration = rests[failuresInARow - 1]
        state = duration == .zero ? .stopped : .backingOff(until: now + duration)
    }

    /// Starts a process for requests that arrived while the last one was ending, or fails them.
    private mutating func resume(at now: Instant) -> [Action] {
        guard !requests.isEmpty else { return [] }
        switch state {
        case .stopped: return launch(at: now)
        case .backingOff(let until): return loseAll(.resting(until - now))
        case .quarantined: return loseAll(.quarantined(failures: failuresInARow))
        case .launching, .ready, .busy, .draining: return []
        }
    }
}
