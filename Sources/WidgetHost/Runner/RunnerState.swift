import Glibc
import Logging
import WidgetWire

/// The state of a plugin's process and of the requests made to it.
///
/// It sends to the process directly; messages to others are kept as actions for its owner, to be
/// carried out after the lock around this state is released.
struct RunnerState {
    typealias Instant = RunnerLifecycle.Instant
    /// The caller waiting for an answer.
    typealias Waiting = CheckedContinuation<Result<Answer, HostError>, Never>

    /// An action for the owner to carry out.
    enum Action {
        case answer(Waiting, Result<Answer, HostError>)
        case log(Logger.Level, String, isPicture: Bool = false)
        case reload(ReloadRequest)
    }

    private struct Asked {
        enum Phase {
            case preparing
            case waiting(Waiting)
            /// The answer was given up before the caller began to wait for it.
            case withdrawn
        }

        let question: Question
        var phase = Phase.preparing
    }

    /// The greatest number of scalars kept of a log message; the runner sends no more bytes.
    private static let wordLimit = 16 * 1024

    private(set) var process: (any RunnerProcess)?
    /// The task that runs from a launch to the process's end.
    var lifetime: Task<Void, Never>?
    /// The task that wakes the owner when something is due.
    var alarm: (due: Instant, task: Task<Void, Never>)?

    private let plugin: String
    private let policy: HostPolicy
    private var lifecycle: RunnerLifecycle
    private var connection: Connection
    private var failures: RunnerFailures
    private var asked: [UInt64: Asked] = [:]
    private var lastID: UInt64 = 0
    private var isLaunchDue = false
    private var pendingActions: [Action] = []
    /// The use of the rate limit for bytes that the process sends unasked.
    private var unasked = RateLimitUse()
    /// When these bytes were last counted.
    private var lastCount: Instant?
    /// The placed widgets, which each process is told.
    private var placed: PlacedInstances

    /// Starts without a process and without requests.
    init(plugin: String, policy: HostPolicy, placed: PlacedInstances) {
        self.plugin = plugin
        self.policy = policy
        self.placed = placed
        lifecycle = RunnerLifecycle(policy: policy)
        connection = Connection(policy: policy)
        failures = RunnerFailures(plugin: plugin, policy: policy)
    }

    /// When ``timerFired(at:)`` is due; nil when only other events matter.
    var nextWakeUp: Instant? { lifecycle.nextWakeUp }

    /// How many bytes belong to a message that is not complete yet.
    var unreadByteCount: Int { connection.unreadByteCount }

    /// Returns whether a process is to be started now, once.
    mutating func takeLaunch() -> Bool {
        defer { isLaunchDue = false }
        return isLaunchDue
    }

    /// Returns the actions to carry out, once.
    mutating func takeActions() -> [Action] {
        defer { pendingActions = [] }
        return pendingActions
    }

    // MARK: Requests

    /// Registers a question, which is asked when its caller begins to wait for the answer.
    mutating func begin(_ question: Question) -> UInt64 {
        let id = newID()
        asked[id] = Asked(question: question)
        return id
    }

    /// Asks a question, unless it was withdrawn meanwhile.
    mutating func submit(_ id: UInt64, for waiting: Waiting, at now: Instant) {
        guard let question = asked[id]?.question else { return }
        if case .withdrawn = asked[id]?.phase {
            asked[id] = nil
            pendingActions.append(.answer(waiting, .failure(HostError(.cancelled))))
            return
        }
        asked[id]?.phase = .waiting(waiting)
        apply(lifecycle.requestArrived(id, question.patience(policy), at: now), at: now)
    }

    /// Withdraws a question: its caller gets ``HostError/Code/cancelled``.
    mutating func withdraw(_ id: UInt64, at now: Instant) {
        if case .preparing = asked[id]?.phase {
            asked[id]?.phase = .withdrawn
            return
        }
        apply(lifecycle.withdrawn(id, at: now), at: now)
        resolve(id, .failure(HostError(.cancelled)))
    }

    /// The process is no longer needed; the next question starts another one.
    mutating func dismiss(at now: Instant) {
        apply(lifecycle.dismissed(at: now), at: now)
    }

    /// The host shuts down.
    mutating func shutDown(at now: Instant) {
        apply(lifecycle.shutDown(at: now), at: now)
    }

    /// No more questions will be asked.
    mutating func retire(at now: Instant) {
        apply(lifecycle.retired(at: now), at: now)
    }

    /// Replaces the list of placed widgets that the plugin is told.
    mutating func tellPlaced(_ placed: PlacedInstances) {
        guard self.placed != placed else { return }
        self.placed = placed
        switch lifecycle.state {
        case .ready, .busy: sendPlaced()
        case .stopped, .launching, .draining, .backingOff, .quarantined: break
        }
    }

    /// The time of ``nextWakeUp`` has come.
    mutating func timerFired(at now: Instant) {
        apply(lifecycle.timerFired(at: now), at: now)
    }

    // MARK: What the process does

    /// Greets a new process.
    mutating func started(_ process: any RunnerProcess) {
        self.process = process
        if case .launching = lifecycle.state {
            send(try? Connection.hello(id: newID()))
        } else {
            // The host gave it up while it was being started.
            process.signal(SIGKILL)
        }
    }

    /// No process could be started.
    mutating func launchFailed(_ error: HostError, at now: Instant) {
        failures.last = error
        apply(lifecycle.launchFailed(), at: now)
    }

    /// Bytes from the process have arrived.
    mutating func received(_ bytes: [UInt8], at now: Instant) {
        guard failures.violation == nil else { return }
        connection.append(bytes)
        do throws(ProtocolViolation) {
            while let event = try connection.next() { handle(event, at: now) }
            try countUnasked(at: now)
        } catch {
            failures.violation = error
            pendingActions.append(.log(.debug, "The plugin broke the protocol: \(error.problem)"))
            apply(lifecycle.protocolBroken(at: now), at: now)
        }
    }

    /// Checks the bytes sent unasked against the policy, since reading them takes the host's time.
    private mutating func countUnasked(at now: Instant) throws(ProtocolViolation) {
        let seconds = lastCount.map { (now - $0) / .seconds(1) } ?? 0
        lastCount = now
        let isAllowed = unasked.note(
            Double(connection.unaskedByteCount), after: seconds,
            of: RateLimit(policy.unaskedLimit, each: HostPolicy.unaskedPeriod))
        guard !isAllowed else { return }
        throw ProtocolViolation(
            "it sends more than \(policy.unaskedLimit >> 20) MB unasked within a minute")
    }

    private mutating func handle(_ event: Connection.Event, at now: Instant) {
        switch event {
        case .hello:
            // Sent before any request, because a provider may look at the placed widgets.
            if !placed.instances.isEmpty { sendPlaced() }
            apply(lifecycle.connected(at: now), at: now)
        case .answered(let id, let answer):
            apply(lifecycle.answered(id, at: now), at: now)
            resolve(id, .success(answer))
        case .reload(let request): pendingActions.append(.reload(request))
        case .log(let line):
            let words = PlainText.line(line.text, limit: Self.wordLimit)
            pendingActions.append(.log(line.level.logged, words, isPicture: line.picture))
        }
    }

    /// The process has closed its connection.
    mutating func hungUp(at now: Instant) {
        apply(lifecycle.hungUp(at: now), at: now)
    }

    /// The process has ended.
    mutating func ended(_ end: ProcessEnd, at now: Instant) {
        failures.note(end, of: process, isExpected: lifecycle.expectsEnd)
        process = nil
        apply(lifecycle.processEnded(at: now), at: now)
    }

    // MARK: Carrying out what the lifecycle decides

    private mutating func apply(_ actions: [RunnerLifecycle.Action], at now: Instant) {
        for action in actions {
            switch action {
            case .launch: launch()
            case .submit(let id): submit(id, at: now)
            case .cancel(let id): send(try? connection.cancel(id, id: newID()))
            case .expire(let id): expire(id)
            case .lose(let id, let loss): resolve(id, .failure(failures.error(for: loss)))
            case .end(let step): end(step)
            }
        }
    }

    private mutating func launch() {
        connection = Connection(policy: policy)
        unasked = RateLimitUse()
        failures.violation = nil
        isLaunchDue = true
    }

    private mutating func submit(_ id: UInt64, at now: Instant) {
        guard let question = asked[id]?.question else { return }
        do throws(ProtocolViolation) {
            send(try connection.ask(question, id: id))
        } catch {
            _ = lifecycle.answered(id, at: now)
            resolve(id, .failure(HostError(.badRequest(error.problem))))
        }
    }

    private mutating func expire(_ id: UInt64) {
        guard let question = asked[id]?.question else { return }
        let error = HostError(
            .timedOut(
                plugin: plugin, task: question.task, after: question.patience(policy).deadline))
        failures.last = error
        pendingActions.append(.log(.debug, error.description))
        resolve(id, .failure(error))
    }

    private mutating func end(_ step: KillLadder.Step) {
        pendingActions.append(.log(.debug, "Ending the plugin: \(step)"))
        switch step {
        case .signal(let number): process?.signal(number)
        case .shutdownRequest: send(try? Connection.shutDown(id: newID()))
        }
    }

    private mutating func resolve(_ id: UInt64, _ result: Result<Answer, HostError>) {
        guard case .waiting(let waiting) = asked.removeValue(forKey: id)?.phase else { return }
        pendingActions.append(.answer(waiting, result))
    }

    private mutating func sendPlaced() {
        send(try? Connection.placed(placed, id: newID()))
    }

    private func send(_ frame: [UInt8]?) {
        if let frame { process?.send(frame) }
    }

    private mutating func newID() -> UInt64 {
        lastID += 1
        return lastID
    }
}

extension LogLine.Level {
    fileprivate var logged: Logger.Level {
        switch self {
        case .debug, .UNRECOGNIZED: .debug
        case .info: .info
        case .warning: .warning
        case .error: .error
        }
    }
}
