import Logging
import WidgetWire

/// All that is known of a plugin's process and of what it is asked.
///
/// It tells the process what to do; what others are to be told is kept for its owner, who does so
/// once it has let go of the lock around this.
struct RunnerState {
    typealias Instant = RunnerLifecycle.Instant
    /// Who waits for an answer.
    typealias Waiting = CheckedContinuation<Result<Answer, HostError>, Never>

    /// What others are to be told.
    enum Deed {
        case answer(Waiting, Result<Answer, HostError>)
        case log(Logger.Level, String)
        case reload(ReloadRequest)
    }

    private struct Asked {
        enum Phase {
            case preparing
            case waiting(Waiting)
            /// Nobody wants the answer any more, before anybody could wait for it.
            case withdrawn
        }

        let question: Question
        var phase = Phase.preparing
    }

    /// How many scalars of what a plugin logs at once are kept; its runner sends no more bytes.
    private static let wordLimit = 16 * 1024

    private(set) var process: (any RunnerProcess)?
    /// From a launch to the process's end.
    var lifetime: Task<Void, Never>?
    /// What wakes the owner when something is due.
    var alarm: (due: Instant, task: Task<Void, Never>)?

    private let plugin: String
    private let policy: HostPolicy
    private var lifecycle: RunnerLifecycle
    private var connection: Connection
    private var failures: RunnerFailures
    private var asked: [UInt64: Asked] = [:]
    private var lastID: UInt64 = 0
    private var isLaunchDue = false
    private var deeds: [Deed] = []
    /// What the process has sent unasked.
    private var unasked = AllowanceUse()
    /// When that was counted last.
    private var lastCount: Instant?
    /// What the user has placed of the plugin, which each process is told.
    private var placed: PlacedInstances

    /// No process runs and nothing is asked.
    init(plugin: String, policy: HostPolicy, placed: PlacedInstances) {
        self.plugin = plugin
        self.policy = policy
        self.placed = placed
        lifecycle = RunnerLifecycle(policy: policy)
        connection = Connection(policy: policy)
        failures = RunnerFailures(plugin: plugin, policy: policy)
    }

    /// When ``timerFired(at:)`` has something to do; nil when only other events have.
    var nextWakeUp: Instant? { lifecycle.nextWakeUp }

    /// How many bytes of a message wait for its rest.
    var unreadByteCount: Int { connection.unreadByteCount }

    /// Whether a process is to be started now.
    mutating func takesLaunch() -> Bool {
        defer { isLaunchDue = false }
        return isLaunchDue
    }

    /// What others are to be told now.
    mutating func takeDeeds() -> [Deed] {
        defer { deeds = [] }
        return deeds
    }

    // MARK: Requests

    /// Takes a question, which is asked as soon as somebody waits for its answer.
    mutating func begin(_ question: Question) -> UInt64 {
        let id = newID()
        asked[id] = Asked(question: question)
        return id
    }

    /// Asks a question, if its answer is still wanted.
    mutating func submit(_ id: UInt64, for waiting: Waiting, at now: Instant) {
        guard let question = asked[id]?.question else { return }
        if case .withdrawn = asked[id]?.phase {
            asked[id] = nil
            deeds.append(.answer(waiting, .failure(HostError(.cancelled))))
            return
        }
        asked[id]?.phase = .waiting(waiting)
        apply(lifecycle.requestArrived(id, question.patience(policy), at: now), at: now)
    }

    /// Nobody wants an answer any more.
    mutating func withdraw(_ id: UInt64, at now: Instant) {
        if case .preparing = asked[id]?.phase {
            asked[id]?.phase = .withdrawn
            return
        }
        apply(lifecycle.withdrawn(id, at: now), at: now)
        resolve(id, .failure(HostError(.cancelled)))
    }

    /// The process is no longer needed; a question brings another one.
    mutating func dismiss(at now: Instant) {
        apply(lifecycle.dismissed(at: now), at: now)
    }

    /// The host closes down.
    mutating func shutDown(at now: Instant) {
        apply(lifecycle.shutDown(at: now), at: now)
    }

    /// Nothing more will be asked.
    mutating func retire(at now: Instant) {
        apply(lifecycle.retired(at: now), at: now)
    }

    /// What the user has placed of the plugin is this from now on.
    mutating func place(_ placed: PlacedInstances) {
        guard self.placed != placed else { return }
        self.placed = placed
        switch lifecycle.state {
        case .ready, .busy: sendPlaced()
        case .stopped, .launching, .draining, .backingOff, .quarantined: break
        }
    }

    /// Time has passed.
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
            // It was given up while it was being started.
            process.signal(KillLadder.killSignal)
        }
    }

    /// No process could be started.
    mutating func launchFailed(_ error: HostError) {
        failures.last = error
        apply(lifecycle.launchFailed(), at: .now)
    }

    /// The process has sent something.
    mutating func received(_ bytes: [UInt8], at now: Instant) {
        guard failures.violation == nil else { return }
        connection.append(bytes)
        do throws(ProtocolViolation) {
            while let event = try connection.next() { handle(event, at: now) }
            try countUnasked(at: now)
        } catch {
            failures.violation = error
            deeds.append(.log(.debug, "The plugin broke the protocol: \(error.problem)"))
            apply(lifecycle.protocolBroken(at: now), at: now)
        }
    }

    /// Holds what the process has sent unasked against the policy: to read it takes the host's time.
    private mutating func countUnasked(at now: Instant) throws(ProtocolViolation) {
        let limit = Double(policy.unaskedLimit)
        let seconds = lastCount.map { (now - $0) / .seconds(1) } ?? 0
        lastCount = now
        let isAllowed = unasked.note(
            Double(connection.unaskedByteCount), after: seconds,
            of: Allowance(atOnce: limit, eachSecond: limit / 60))
        guard !isAllowed else { return }
        throw ProtocolViolation(
            "it sends more than \(policy.unaskedLimit >> 20) MB unasked within a minute")
    }

    private mutating func handle(_ event: Connection.Event, at now: Instant) {
        switch event {
        case .hello:
            // Before any request, since a provider may look at what is placed.
            if !placed.instances.isEmpty { sendPlaced() }
            apply(lifecycle.connected(at: now), at: now)
        case .answered(let id, let answer):
            apply(lifecycle.answered(id, at: now), at: now)
            resolve(id, .success(answer))
        case .reload(let request): deeds.append(.reload(request))
        case .log(let line):
            let words = PlainText.line(line.text, limit: Self.wordLimit)
            deeds.append(.log(line.level.logged, words))
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
        unasked = AllowanceUse()
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
        resolve(id, .failure(error))
    }

    private mutating func end(_ step: KillLadder.Step) {
        deeds.append(.log(.debug, "Ending the plugin: \(step)"))
        switch step {
        case .signal(let number): process?.signal(number)
        case .shutdownRequest: send(try? Connection.shutDown(id: newID()))
        }
    }

    private mutating func resolve(_ id: UInt64, _ result: Result<Answer, HostError>) {
        guard case .waiting(let waiting) = asked.removeValue(forKey: id)?.phase else { return }
        deeds.append(.answer(waiting, result))
    }

    private mutating func sendPlaced() {
        send(try? Connection.place(placed, id: newID()))
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
