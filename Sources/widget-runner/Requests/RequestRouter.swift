import Dispatch
import Synchronization
import WidgetWire

/// Receives the host's messages and starts the requests.
///
/// Messages arrive on the reading thread; the plugin arrives, once, on the main thread.
final class RequestRouter: Sendable {
    private enum Phase {
        case greeting
        /// Requests that came before the plugin was loaded wait here.
        case loading([HostMessage])
        case serving(PluginRequests)
        case failed(RunnerError)
    }

    private struct State {
        var phase = Phase.greeting
        var mainLoop: (any MainLoop)?
        var isStopping = false
    }

    private let connection: HostConnection
    private let log: PluginLog
    private let center: Center
    private let drawing: EntryDrawing
    private let providers: ProviderThread
    private let greeted = DispatchSemaphore(value: 0)
    private let state = Mutex(State())

    init(
        connection: HostConnection, log: PluginLog, center: Center, providers: ProviderThread
    ) {
        self.connection = connection
        self.log = log
        self.center = center
        self.providers = providers
        drawing = EntryDrawing(log: log)
    }

    /// Whether the host has hung up or asked for the end.
    var isStopping: Bool { state.withLock { $0.isStopping } }

    /// Waits for the host's hello; main thread.
    func waitForHello() { greeted.wait() }

    /// Handles a message.
    ///
    /// - Returns: Whether more messages are wanted.
    func receive(_ message: HostMessage) throws(ProtocolError) -> Bool {
        guard isGreeted else {
            try greet(message)
            return true
        }
        switch message.request {
        case .shutdown: return false
        case .cancel(let cancel): self.cancel(cancel.target)
        case .describe, .timeline, .perform, .options, .recommendations:
            if !holdWhileLoading(message) { answer(message) }
        case .instances(let placed): center.setPlaced(placed.instances)
        case .hello, nil:
            refuse(
                message.id, .badRequest("Request \(message.id) is of no kind this runner knows."))
        }
        return true
    }

    /// Starts answering requests; main thread, which then runs `mainLoop`.
    func serve(_ plugin: Result<LoadedPlugin, RunnerError>, on mainLoop: any MainLoop) {
        let services = RequestServices(
            connection: connection, log: log, mainLoop: mainLoop, drawing: drawing)
        let (held, isStopping): ([HostMessage], Bool) = state.withLock { state in
            guard case .loading(let held) = state.phase else { return ([], state.isStopping) }
            switch plugin {
            case .success(let plugin):
                state.phase = .serving(
                    PluginRequests(plugin: plugin, services: services, providers: providers))
            case .failure(let error): state.phase = .failed(error)
            }
            state.mainLoop = mainLoop
            return (held, state.isStopping)
        }
        for message in held { answer(message) }
        if isStopping { mainLoop.stop() }
    }

    /// Makes the main loop return.
    func stop() {
        let mainLoop = state.withLock { state in
            state.isStopping = true
            return state.mainLoop
        }
        providers.stop()
        mainLoop?.stop()
    }

    private var isGreeted: Bool {
        state.withLock { state in
            if case .greeting = state.phase { false } else { true }
        }
    }

    private func greet(_ message: HostMessage) throws(ProtocolError) {
        guard case .hello(let hello) = message.request else { throw .noHello }
        guard hello.version == protocolVersion else { throw .version(hello.version) }
        state.withLock { $0.phase = .loading([]) }
        greeted.signal()
    }

    private func holdWhileLoading(_ message: HostMessage) -> Bool {
        let isHeld = state.withLock { state in
            guard case .loading(let held) = state.phase else { return false }
            state.phase = .loading(held + [message])
            return true
        }
        if isHeld, let environment = message.timeline.environments.first {
            // The thread has nothing to call yet, and opening the fonts takes as long as loading
            // the plugin.
            providers.perform { [drawing] in drawing.prepare(for: environment) }
        }
        return isHeld
    }

    private func answer(_ message: HostMessage) {
        switch state.withLock({ $0.phase }) {
        case .greeting, .loading: break
        case .failed(let error): refuse(message.id, error)
        case .serving(let plugin): plugin.answer(message)
        }
    }

    private func cancel(_ id: UInt64) {
        let (plugin, wasHeld) = state.withLock { state -> (PluginRequests?, Bool) in
            switch state.phase {
            case .serving(let plugin): return (plugin, false)
            case .loading(let held):
                let rest = held.filter { $0.id != id }
                state.phase = .loading(rest)
                return (nil, rest.count < held.count)
            case .greeting, .failed: return (nil, false)
            }
        }
        plugin?.cancel(id)
        if wasHeld { refuse(id, .cancelled) }
    }

    private func refuse(_ id: UInt64, _ error: RunnerError) {
        connection.answer(.failure(error.failure), to: id)
    }
}
