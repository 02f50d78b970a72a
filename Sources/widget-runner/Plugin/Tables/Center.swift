import Glibc
import Synchronization
import WidgetWire

/// What a plugin asks of the host unasked, and what it may know of the host; for any thread.
final class Center: Sendable {
    /// Seconds between two equal requests.
    private static let interval: UInt32 = 1

    private struct State {
        /// The plugin's kinds; nil while it registers them.
        var kinds: (widgets: Set<String>, controls: Set<String>)?
        var pacing = ReloadPacing()
        var instances: [PlacedInstance] = []
    }

    private let connection: HostConnection
    private let log: PluginLog
    private let state = Mutex(State())

    init(connection: HostConnection, log: PluginLog) {
        self.connection = connection
        self.log = log
    }

    /// What the host says is placed.
    var instances: [PlacedInstance] { state.withLock { $0.instances } }

    /// The host says what is placed.
    func place(_ instances: [PlacedInstance]) {
        state.withLock { $0.instances = instances }
    }

    /// The plugin has registered what it has; from now on it can ask for reloads.
    func open(widgets: [String], controls: [String]) {
        state.withLock { $0.kinds = (Set(widgets), Set(controls)) }
    }

    /// The plugin asks for the reload of a kind; nil: of all its kinds.
    func reload(_ subject: ReloadRequest.Subject, of kind: String? = nil) {
        let request = ReloadRequest.with {
            $0.subject = subject
            $0.kind = kind ?? ""
        }
        if let problem = problem(with: request) { return log.write(.warning, problem) }
        let reaction = state.withLock { $0.pacing.ask(request) }
        if reaction.sends { connection.send(.reload(request)) }
        if reaction.waits { wait() }
        if reaction.complains {
            log.write(
                .warning,
                "The plugin asks for reloads all the time; equal ones are sent once in a second.")
        }
    }

    private func problem(with request: ReloadRequest) -> String? {
        let kinds = state.withLock { $0.kinds }
        guard let kinds else {
            return "A reload that is asked for by widget_plugin_entry is ignored."
        }
        let isOfControls = request.subject == .controls
        let known = isOfControls ? kinds.controls : kinds.widgets
        guard request.kind.isEmpty || known.contains(request.kind) else {
            let noun = isOfControls ? "control" : "widget"
            return "A reload of '\(request.kind)' is ignored: the plugin has no such \(noun)."
        }
        return nil
    }

    /// Sends after each interval what came too soon, until nothing did.
    private func wait() {
        do {
            try startThread(named: "reloads") { [self] in
                repeat {
                    var left = Self.interval
                    while left > 0 { left = sleep(left) }
                } while sendDue()
            }
        } catch {
            // The plugin has all the threads it may have: better too soon than never.
            while sendDue() {}
        }
    }

    /// Sends what came too soon; false when nothing did.
    private func sendDue() -> Bool {
        let due = state.withLock { $0.pacing.intervalEnded() }
        for request in due { connection.send(.reload(request)) }
        return !due.isEmpty
    }
}
