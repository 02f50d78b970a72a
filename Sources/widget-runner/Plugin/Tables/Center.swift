import Glibc
import Synchronization
import WidgetWire

/// Passes a plugin's reload requests to the host, and tells it the placed widgets; for any thread.
final class Center: Sendable {
    /// The least time between two equal requests, in seconds.
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

    /// The placed widgets, as the host last told them.
    var instances: [PlacedInstance] { state.withLock { $0.instances } }

    /// Replaces the list of placed widgets.
    func setPlaced(_ instances: [PlacedInstance]) {
        state.withLock { $0.instances = instances }
    }

    /// Accepts reloads from now on, for the kinds that the plugin has registered.
    func open(widgets: [String], controls: [String]) {
        state.withLock { $0.kinds = (Set(widgets), Set(controls)) }
    }

    /// Asks the host to reload a kind; nil for all kinds of the plugin.
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

    /// After each interval, sends the requests that came too soon, until there are none.
    private func wait() {
        do {
            try startThread(named: "reloads") { [self] in
                repeat {
                    sleepFully(seconds: Self.interval)
                } while sendDue()
            }
        } catch {
            // The plugin has used up its threads: sending too soon is better than never.
            while sendDue() {}
        }
    }

    /// Sends the requests that came too soon.
    ///
    /// - Returns: Whether there were any.
    private func sendDue() -> Bool {
        let due = state.withLock { $0.pacing.intervalEnded() }
        for request in due { connection.send(.reload(request)) }
        return !due.isEmpty
    }
}
