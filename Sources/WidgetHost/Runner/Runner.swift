import Logging
import WidgetWire

/// Owns the process of one plugin: starts it when something is asked, and ends it.
actor Runner {
    private struct Asked {
        let question: Question
        let continuation: CheckedContinuation<Result<Answer, HostError>, Never>
    }

    private let plugin: String
    private let launcher: any RunnerLauncher
    private let policy: HostPolicy
    private let logger: Logger
    /// Told when the plugin has something new.
    private let onReload: @Sendable (ReloadRequest) -> Void
    private let clock = SuspendingClock()

    private var lifecycle: RunnerLifecycle
    private var connection: Connection
    private var process: (any RunnerProcess)?
    /// From a launch to the process's end.
    private var lifetime: Task<Void, Never>?
    private var alarm: (due: SuspendingClock.Instant, task: Task<Void, Never>)?
    private var asked: [UInt64: Asked] = [:]
    private var lastID: UInt64 = 0
    /// How the last process failed, for those who ask while the plugin rests.
    private var lastFailure: HostError?
    private var lastEnd: ProcessEnd?
    private var lastLog: [String] = []
    private var lastPeakMemory = 0
    private var lastOveruse: Overuse?
    private var violation: ProtocolViolation?
    /// What the user has placed of the plugin, which each process is told.
    private var placed: PlacedInstances

    /// Makes the owner of `plugin`'s processes; none is started yet.
    init(
        plugin: String, launcher: any RunnerLauncher, policy: HostPolicy, logger: Logger,
        placed: PlacedInstances = PlacedInstances(),
        onReload: @escaping @Sendable (ReloadRequest) -> Void = { _ in }
    ) {
        self.plugin = plugin
        self.launcher = launcher
        self.policy = policy
        self.logger = logger
        self.placed = placed
        self.onReload = onReload
        lifecycle = RunnerLifecycle(policy: policy)
        connection = Connection(policy: policy)
    }

    deinit {
        process?.signal(KillLadder.killSignal)
        alarm?.task.cancel()
    }

    /// Asks the plugin, starting its process if none runs.
    ///
    /// A cancelled task gets ``HostError/Code/cancelled`` at once, and the plugin is told.
    func ask(_ question: Question) async throws(HostError) -> Answer {
        lastID += 1
        let id = lastID
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                asked[id] = Asked(question: question, continuation: continuation)
                apply(
                    lifecycle.requestArrived(id, question.patience(policy), at: clock.now))
            }
        } onCancel: {
            Task { await self.withdraw(id) }
        }
        return try result.get()
    }

    /// Ends the process if nobody waits for it; the next question starts another.
    func dismiss() {
        apply(lifecycle.dismissed(at: clock.now))
    }

    /// Fails whatever is asked and waits until the process has ended; nothing is answered after.
    func shutDown() async {
        apply(lifecycle.shutDown(at: clock.now))
        await lifetime?.value
    }

    /// What the user has placed of the plugin is this from now on.
    func place(_ placed: PlacedInstances) {
        guard self.placed != placed else { return }
        self.placed = placed
        switch lifecycle.state {
        case .ready, .busy: sendPlaced()
        case .stopped, .launching, .draining, .backingOff, .quarantined: break
        }
    }

    private func sendPlaced() {
        lastID += 1
        guard let frame = try? Connection.place(placed, id: lastID) else { return }
        process?.send(frame)
    }

    private func withdraw(_ id: UInt64) {
        apply(lifecycle.withdrawn(id, at: clock.now))
        resolve(id, .failure(HostError(.cancelled)))
    }

    // MARK: Carrying out what the lifecycle decides

    private func apply(_ actions: [RunnerLifecycle.Action]) {
        for action in actions {
            switch action {
            case .launch: launch()
            case .submit(let id): submit(id)
            case .cancel(let id): cancel(id)
            case .expire(let id): expire(id)
            case .lose(let id, let loss): resolve(id, .failure(error(for: loss, id)))
            case .end(let step): end(step)
            }
        }
        setAlarm()
    }

    private func launch() {
        connection = Connection(policy: policy)
        violation = nil
        let launcher = launcher
        lifetime = Task { [weak self] in
            do throws(HostError) {
                let process = try await launcher.launch()
                guard let listening = await self?.started(process) else {
                    process.signal(KillLadder.killSignal)
                    return
                }
                await listening.value
            } catch {
                await self?.launchFailed(error)
            }
        }
    }

    private func submit(_ id: UInt64) {
        guard let question = asked[id]?.question else { return }
        do throws(ProtocolViolation) {
            process?.send(try connection.ask(question, id: id))
        } catch {
            _ = lifecycle.answered(id, at: clock.now)
            resolve(id, .failure(HostError(.badRequest(error.problem))))
        }
    }

    private func cancel(_ id: UInt64) {
        lastID += 1
        guard let frame = try? connection.cancel(id, id: lastID) else { return }
        process?.send(frame)
    }

    private func expire(_ id: UInt64) {
        guard let question = asked[id]?.question else { return }
        let error = HostError(
            .timedOut(
                plugin: plugin, task: question.task, after: question.patience(policy).deadline))
        lastFailure = error
        resolve(id, .failure(error))
    }

    private func end(_ step: KillLadder.Step) {
        logger.debug("Ending the plugin \(plugin): \(step)")
        switch step {
        case .signal(let number):
            process?.signal(number)
        case .shutdownRequest:
            lastID += 1
            guard let frame = try? Connection.shutDown(id: lastID) else { return }
            process?.send(frame)
        }
    }

    private func resolve(_ id: UInt64, _ result: Result<Answer, HostError>) {
        asked.removeValue(forKey: id)?.continuation.resume(returning: result)
    }

    /// Sees to it that ``alarmRang()`` comes when the lifecycle has something to do.
    ///
    /// An alarm that rings too early finds nothing due and is set again, once in a while; moving it
    /// with every request would cost more.
    private func setAlarm() {
        guard let due = lifecycle.nextWakeUp else { return }
        if let alarm, alarm.due <= due { return }
        alarm?.task.cancel()
        let task = Task { [weak self, clock] in
            try? await clock.sleep(until: due)
            guard !Task.isCancelled else { return }
            await self?.alarmRang()
        }
        alarm = (due, task)
    }

    private func alarmRang() {
        alarm = nil
        apply(lifecycle.timerFired(at: clock.now))
    }

    // MARK: What the process does

    /// Greets a new process and returns the task that listens to it until it ends.
    private func started(_ process: any RunnerProcess) -> Task<Void, Never> {
        self.process = process
        if case .launching = lifecycle.state {
            lastID += 1
            if let hello = try? Connection.hello(id: lastID) { process.send(hello) }
        } else {
            // It was given up while it was being started.
            process.signal(KillLadder.killSignal)
        }
        return Task { [weak self] in
            while let bytes = await process.receive() { await self?.received(bytes) }
            await self?.hungUp()
            let end = await process.ended()
            await self?.ended(end)
        }
    }

    private func launchFailed(_ error: HostError) {
        lastFailure = error
        apply(lifecycle.launchFailed())
    }

    private func received(_ bytes: [UInt8]) {
        guard violation == nil else { return }
        connection.append(bytes)
        do throws(ProtocolViolation) {
            while let event = try connection.next() { handle(event) }
        } catch {
            violation = error
            logger.debug("The plugin \(plugin) broke the protocol: \(error.problem)")
            apply(lifecycle.protocolBroken(at: clock.now))
        }
    }

    private func handle(_ event: Connection.Event) {
        switch event {
        case .hello:
            // Before any request, since a provider may look at what is placed.
            if !placed.instances.isEmpty { sendPlaced() }
            apply(lifecycle.connected(at: clock.now))
        case .answered(let id, let answer):
            apply(lifecycle.answered(id, at: clock.now))
            resolve(id, .success(answer))
        case .reload(let request):
            onReload(request)
        case .log(let line):
            logger.log(
                level: line.level.logged, "\(PlainText.line(line.text))",
                metadata: ["plugin": "\(plugin)"])
        }
    }

    private func hungUp() {
        apply(lifecycle.hungUp(at: clock.now))
    }

    private func ended(_ end: ProcessEnd) {
        lastEnd = end
        lastLog = process?.lastLogLines ?? []
        lastPeakMemory = process?.peakMemory ?? 0
        lastOveruse = process?.overuse
        process = nil
        if !lifecycle.expectsEnd { lastFailure = HostError(failure(for: .processEnded)) }
        apply(lifecycle.processEnded(at: clock.now))
    }

    // MARK: Words for what went wrong

    private func error(for loss: RunnerLifecycle.Loss, _ id: UInt64) -> HostError {
        let last = lastFailure ?? HostError(failure(for: .processEnded))
        switch loss {
        case .resting(let duration):
            return HostError(.resting(plugin: plugin, for: duration, last: last))
        case .quarantined(let failures):
            return HostError(.quarantined(plugin: plugin, failures: failures, last: last))
        case .shutDown:
            return HostError(.shutDown)
        case .notLaunched:
            return lastFailure ?? HostError(.cancelled)
        case .processEnded, .noHello, .killedUnresponsive, .hungUp, .protocolBroken:
            let error = HostError(failure(for: loss))
            lastFailure = error
            return error
        }
    }

    private func failure(for loss: RunnerLifecycle.Loss) -> HostError.Code {
        switch loss {
        case .noHello:
            .timedOut(plugin: plugin, task: "start", after: policy.helloDeadline)
        case .killedUnresponsive:
            lastFailure?.code ?? .cancelled
        case .hungUp:
            .badReply(plugin: plugin, problem: "it closed its connection and went on running")
        case .protocolBroken:
            .badReply(plugin: plugin, problem: violation?.problem ?? "")
        case .processEnded, .notLaunched, .resting, .quarantined, .shutDown:
            failureAtEnd
        }
    }

    /// What the end of the last process is put down to.
    private var failureAtEnd: HostError.Code {
        switch lastOveruse {
        case .threads(let count, let limit):
            .tooManyThreads(plugin: plugin, count: count, limit: limit)
        case .folder(let folder):
            .containerFull(plugin: plugin, path: folder.path, limit: folder.byteLimit)
        case nil where wasShortOfMemory:
            .overMemory(plugin: plugin, used: lastPeakMemory, limit: policy.memoryLimit)
        case nil:
            .crashed(plugin: plugin, end: lastEnd ?? .exited(status: -1), log: lastLog)
        }
    }

    /// Whether the last process came so near its limit that it is the likely cause of its end.
    private var wasShortOfMemory: Bool { lastPeakMemory > policy.memoryLimit / 10 * 8 }
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
