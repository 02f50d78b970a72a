import Logging
import Synchronization
import WidgetWire

/// Owns the process of one plugin: starts it when something is asked, and ends it.
///
/// Whatever happens is told to its state under a lock, on the thread where it happens: to wake another
/// thread for it takes longer than all that is done about it.
final class Runner: Sendable {
    /// The longest answer that the thread that reads for all children takes apart itself, in bytes.
    private static let shortAnswer = 16 * 1024

    private let launcher: any RunnerLauncher
    private let logger: Logger
    private let plugin: String
    /// Told when the plugin has something new.
    private let onReload: @Sendable (ReloadRequest) -> Void
    private let clock = SuspendingClock()
    private let state: Mutex<RunnerState>

    /// Makes the owner of `plugin`'s processes; none is started yet.
    init(
        plugin: String, launcher: any RunnerLauncher, policy: HostPolicy, logger: Logger,
        placed: PlacedInstances = PlacedInstances(),
        onReload: @escaping @Sendable (ReloadRequest) -> Void = { _ in }
    ) {
        self.plugin = plugin
        self.launcher = launcher
        self.logger = logger
        self.onReload = onReload
        state = Mutex(RunnerState(plugin: plugin, policy: policy, placed: placed))
    }

    deinit {
        state.withLock { state in
            state.process?.signal(KillLadder.killSignal)
            state.alarm?.task.cancel()
        }
    }

    /// Asks the plugin, starting its process if none runs.
    ///
    /// A cancelled task gets ``HostError/Code/cancelled`` at once, and the plugin is told.
    func ask(_ question: Question) async throws(HostError) -> Answer {
        let id = state.withLock { $0.begin(question) }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                update { $0.submit(id, for: continuation, at: clock.now) }
            }
        } onCancel: {
            update { $0.withdraw(id, at: clock.now) }
        }
        return try result.get()
    }

    /// Ends the process if nobody waits for it; the next question starts another.
    func dismiss() {
        update { $0.dismiss(at: clock.now) }
    }

    /// Fails whatever is asked and waits until the process has ended; nothing is answered after.
    func shutDown() async {
        let lifetime = update { state in
            state.shutDown(at: clock.now)
            return state.lifetime
        }
        await lifetime?.value
    }

    /// Waits until what was asked is answered and the process has ended; nothing more may be asked.
    func retire() async {
        update { $0.retire(at: clock.now) }
        var last: Task<Void, Never>?
        // What waits when a process crashes gets another one.
        while let lifetime = update({ $0.lifetime }), lifetime != last {
            await lifetime.value
            last = lifetime
        }
    }

    /// What the user has placed of the plugin is this from now on.
    func place(_ placed: PlacedInstances) {
        update { $0.place(placed) }
    }

    // MARK: Carrying out what the state decides

    /// Changes the state, and does what follows from it.
    @discardableResult
    private func update<Result: Sendable>(
        _ change: (inout RunnerState) -> Result
    ) -> Result {
        let (result, deeds) = state.withLock { state in
            let result = change(&state)
            if state.takesLaunch() { state.lifetime = lifetime() }
            setAlarm(&state)
            return (result, state.takeDeeds())
        }
        for deed in deeds { carryOut(deed) }
        return result
    }

    private func carryOut(_ deed: RunnerState.Deed) {
        switch deed {
        case .answer(let waiting, let result): waiting.resume(returning: result)
        case .reload(let request): onReload(request)
        case .log(let level, let text):
            logger.log(
                level: level, "\(PlainText.line(text))", metadata: ["plugin": "\(plugin)"])
        }
    }

    /// Sees to it that the state learns when it has something to do.
    ///
    /// An alarm that rings too early finds nothing due and is set again, once in a while; moving it
    /// with every request would cost more.
    private func setAlarm(_ state: inout RunnerState) {
        guard let due = state.nextWakeUp else { return }
        if let alarm = state.alarm, alarm.due <= due { return }
        state.alarm?.task.cancel()
        let task = Task { [weak self, clock] in
            try? await clock.sleep(until: due)
            guard !Task.isCancelled else { return }
            self?.alarmRang()
        }
        state.alarm = (due, task)
    }

    private func alarmRang() {
        update { state in
            state.alarm = nil
            state.timerFired(at: clock.now)
        }
    }

    // MARK: What the process does

    /// Starts a process, and listens to it until it has ended.
    private func lifetime() -> Task<Void, Never> {
        Task { [weak self, launcher] in
            let process: any RunnerProcess
            do throws(HostError) {
                process = try await launcher.launch()
            } catch {
                self?.update { $0.launchFailed(error) }
                return
            }
            process.offer(to: { [weak self] bytes in self?.takes(bytes) ?? false })
            if let self {
                self.update { $0.started(process) }
            } else {
                return process.signal(KillLadder.killSignal)
            }
            while let bytes = await process.receive() { self?.received(bytes) }
            self?.hungUp()
            let end = await process.ended()
            self?.ended(end)
        }
    }

    /// Takes what comes apart where it was read, unless that may take long.
    private func takes(_ bytes: [UInt8]) -> Bool {
        update { state in
            guard state.unreadByteCount + bytes.count <= Self.shortAnswer else { return false }
            state.received(bytes, at: clock.now)
            return true
        }
    }

    private func received(_ bytes: [UInt8]) {
        update { $0.received(bytes, at: clock.now) }
    }

    private func hungUp() {
        update { $0.hungUp(at: clock.now) }
    }

    private func ended(_ end: ProcessEnd) {
        update { $0.ended(end, at: clock.now) }
    }
}
