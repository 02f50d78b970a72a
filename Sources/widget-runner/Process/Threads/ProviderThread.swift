import Glibc
import Synchronization
import WidgetWire

/// The thread that calls provider functions, and reads the host's messages in between.
///
/// Requests therefore wake one thread less. While a function takes long, a substitute thread reads
/// from a moment later until the first message after the function has returned.
final class ProviderThread: Sendable {
    /// Handles a message and returns whether more are wanted.
    typealias Handler = @Sendable (HostMessage) throws(ProtocolError) -> Bool
    /// Called on the reading thread at the end, with the host's breach of the protocol if there was
    /// one.
    typealias Ending = @Sendable (String?) -> Void

    private enum Listener {
        case provider
        case substitute
    }

    private enum Turn {
        case call([@Sendable () -> Void])
        case wait(Listener)
        case stop
    }

    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var listener = Listener.provider
        /// Whether functions are being called.
        var isBusy = false
        /// Whether the provider thread must be woken for a job.
        var isWaiting = false
        var isSubstituteCalled = false
        var isStopped = false
    }

    /// The longest time during which no thread reads.
    private static let moment = Duration.milliseconds(1)

    private let connection: HostConnection
    private let incoming = Mutex(IncomingMessages())
    private let state = Mutex(State())
    private let wake: WakeDescriptor
    private let timer: TimerDescriptor

    /// Prepares the thread without starting it.
    init(_ connection: HostConnection) throws(StartError) {
        self.connection = connection
        wake = try WakeDescriptor()
        timer = try TimerDescriptor()
    }

    /// Starts reading messages, until one of them ends the conversation or the host hangs up.
    func start(_ handle: @escaping Handler, ending: @escaping Ending) throws(StartError) {
        try startThread(named: "provider") { [self] in provide(handle, ending) }
        try startThread(named: "substitute") { [self] in substitute(handle, ending) }
    }

    /// Makes the thread run `work` soon, after earlier work; any thread.
    func perform(_ work: @escaping @Sendable () -> Void) {
        let isWaiting = state.withLock { state in
            state.jobs.append(work)
            return state.isWaiting
        }
        if isWaiting { wake.signal() }
    }

    /// Starts no further work; any thread.
    func stop() {
        state.withLock { $0.isStopped = true }
        wake.signal()
    }

    // MARK: On the provider thread

    private func provide(_ handle: Handler, _ ending: Ending) {
        while true {
            switch takeTurn() {
            case .call(let jobs):
                for job in jobs where !state.withLock(\.isStopped) { job() }
            case .wait(let listener):
                let hasMessage = wait(for: listener)
                state.withLock { $0.isWaiting = false }
                guard hasMessage else { continue }
                let reception = incoming.withLock { $0.receive(from: connection, handle) }
                if case .over(let problem) = reception { return ending(problem) }
            case .stop: return
            }
        }
    }

    /// The next turn.
    ///
    /// Before calling jobs it arms the substitute, in case they take long.
    private func takeTurn() -> Turn {
        state.withLock { state in
            state.isBusy = !state.jobs.isEmpty
            if state.isStopped { return .stop }
            guard state.isBusy else {
                state.isWaiting = true
                return .wait(state.listener)
            }
            if state.listener == .provider, !state.isSubstituteCalled {
                state.isSubstituteCalled = true
                timer.set(Self.moment)
            }
            defer { state.jobs = [] }
            return .call(state.jobs)
        }
    }

    /// Waits for a job or, when this thread is the listener, for a message.
    ///
    /// - Returns: Whether there is a message.
    private func wait(for listener: Listener) -> Bool {
        switch listener {
        case .provider: wake.wait(or: connection.input)
        case .substitute: wake.wait(or: nil)
        }
    }

    // MARK: On the substitute's thread

    private func substitute(_ handle: Handler, _ ending: Ending) {
        while true {
            timer.wait()
            let isNeeded = state.withLock { state in
                state.isSubstituteCalled = false
                if state.isBusy { state.listener = .substitute }
                return state.isBusy
            }
            guard isNeeded else { continue }
            repeat {
                let reception = incoming.withLock { $0.receive(from: connection, handle) }
                if case .over(let problem) = reception { return ending(problem) }
            } while isStillNeeded()
            wake.signal()
        }
    }

    private func isStillNeeded() -> Bool {
        state.withLock { state in
            if !state.isBusy { state.listener = .provider }
            return state.isBusy
        }
    }
}
