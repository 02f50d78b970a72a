import Glibc
import Logging
import Synchronization
import WidgetWire

/// Owns the process of one plugin: starts it when it is needed, and ends it.
///
/// Events are passed to the state under a lock, on the thread where they occur, because waking
/// another thread takes longer than handling them.
final class Runner: Sendable {
    /// The longest answer, in bytes, that is decoded on the thread that reads for all children.
    private static let shortAnswer = 16 * 1024

    private let launcher: any RunnerLauncher
    private let logger: Logger
    private let plugin: String
    /// Called when the plugin reports new data.
    private let onReload: @Sendable (ReloadRequest) -> Void
    private let clock = PluginClock()
    private let state: Mutex<RunnerState>

    /// Makes the owner of `plugin`'s processes without starting one.
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
            state.process?.signal(SIGKILL)
            state.alarm?.task.cancel()
        }
    }

    /// Asks the plugin, starting its process if none is running.
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

    /// Ends the process if no request is outstanding; the next question starts another.
    func dismiss() {
        update { $0.dismiss(at: clock.now) }
    }

    /// Fails all requests and waits until the process has ended.
    func shutDown() async {
        let lifetime = update { state in
            state.shutDown(at: clock.now)
            return state.lifetime
        }
        await lifetime?.value
    }

    /// Waits until all requests are answered and the process has ended; no more may be made.
    func retire() async {
        update { $0.retire(at: clock.now) }
        var last: Task<Void, Never>?
        // Requests that wait when a process crashes start another one.
        while let lifetime = update({ $0.lifetime }), lifetime != last {
            await lifetime.value
            last = lifetime
        }
    }

    /// Replaces the list of placed widgets that the plugin is told.
    func tellPlaced(_ placed: PlacedInstances) {
        update { $0.tellPlaced(placed) }
    }

    // MARK: Carrying out what the state decides

    /// Changes the state and carries out the consequences.
    @discardableResult
    private func update<Result: Sendable>(
        _ change: (inout RunnerState) -> Result
    ) -> Result {
        let (result, actions) = state.withLock { state in
            let result = change(&state)
            if state.takeLaunch() { state.lifetime = lifetime() }
            setAlarm(&state)
            return (result, state.takeActions())
        }
        for action in actions { carryOut(action) }
        return result
    }

    private func carryOut(_ action: RunnerState.Action) {
        switch action {
        case .answer(let waiting, let result): waiting.resume(returning: result)
        case .reload(let request): onReload(request)
        case .log(let level, let text, let isPicture):
            var metadata: Logger.Metadata = ["plugin": "\(plugin)"]
            if isPicture { metadata[HostConfiguration.pictureKey] = "empty" }
            logger.log(level: level, "\(PlainText.line(text))", metadata: metadata)
        }
    }

    /// Sets an alarm for the next time that the state has something to do.
    ///
    /// An alarm that is too early is kept and set again when it rings; moving it with every request
    /// would cost more.
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

    /// Starts a process and listens to it until it has ended.
    private func lifetime() -> Task<Void, Never> {
        Task { [weak self, launcher] in
            let process: any RunnerProcess
            do throws(HostError) {
                process = try await launcher.launch()
            } catch {
                self?.launchFailed(error)
                return
            }
            process.offer(to: { [weak self] bytes in self?.receiveIfShort(bytes) ?? false })
            if let self {
                self.update { $0.started(process) }
            } else {
                return process.signal(SIGKILL)
            }
            while let bytes = await process.receive() { self?.received(bytes) }
            self?.hungUp()
            let end = await process.ended()
            self?.ended(end)
        }
    }

    /// Decodes short messages on the thread that read them; longer ones are refused and received.
    private func receiveIfShort(_ bytes: [UInt8]) -> Bool {
        update { state in
            guard state.unreadByteCount + bytes.count <= Self.shortAnswer else { return false }
            state.received(bytes, at: clock.now)
            return true
        }
    }

    private func launchFailed(_ error: HostError) {
        update { $0.launchFailed(error, at: clock.now) }
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
