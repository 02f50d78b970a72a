import Synchronization
import WidgetWire

/// The processes of the plugins that a host asks, one for each.
///
/// A process has the locale and the time zone it was started with: one that is wanted in another region
/// is replaced. What is replaced answers what it was asked before it ends.
final class PluginRunners: Sendable {
    private struct Regional {
        let region: UserRegion
        let runner: Runner
    }

    private struct State {
        var current: [PluginFile: Regional] = [:]
        var retiring: [ObjectIdentifier: Runner] = [:]
        /// What the user has placed, by the plugin's path.
        var placements: [String: PlacedInstances] = [:]
        var isShutDown = false
    }

    private let configuration: HostConfiguration
    private let onReload: @Sendable (PluginReload) -> Void
    private let state = Mutex(State())

    /// No process runs yet; `onReload` is told what plugins have new.
    init(
        configuration: HostConfiguration, onReload: @escaping @Sendable (PluginReload) -> Void
    ) {
        self.configuration = configuration
        self.onReload = onReload
    }

    /// The owner of a plugin's process.
    ///
    /// - Parameter region: nil for whatever the process has that runs.
    /// - Throws: ``HostError/Code/shutDown`` after ``shutDown()``.
    func runner(
        of plugin: PluginFile, in region: UserRegion? = nil
    ) throws(HostError) -> Runner {
        try state.withLock { state throws(HostError) in
            guard !state.isShutDown else { throw HostError(.shutDown) }
            let known = state.current[plugin]
            let region = region ?? known?.region ?? UserRegion(configuration)
            if let known {
                if known.region == region { return known.runner }
                retire(known.runner, &state)
            }
            let placed = state.placements[plugin.path] ?? PlacedInstances()
            let runner = start(plugin, in: region, placed)
            state.current[plugin] = Regional(region: region, runner: runner)
            return runner
        }
    }

    /// Forgets a plugin's process, so that the next question starts another one at once.
    func retire(_ plugin: PluginFile) {
        state.withLock { state in
            guard let known = state.current.removeValue(forKey: plugin) else { return }
            retire(known.runner, &state)
        }
    }

    /// Forgets the processes of plugins that are gone or have changed.
    func retire(except current: Set<PluginFile>) {
        state.withLock { state in
            for (plugin, known) in state.current where !current.contains(plugin) {
                state.current[plugin] = nil
                retire(known.runner, &state)
            }
        }
    }

    /// Tells each plugin what the user has placed of its widgets; replaces what was said before.
    ///
    /// - Parameter placements: By the plugin's path.
    func place(_ placements: [String: PlacedInstances]) {
        state.withLock { state in
            state.placements = placements
            for (plugin, known) in state.current {
                known.runner.place(placements[plugin.path] ?? PlacedInstances())
            }
        }
    }

    /// Fails whatever is asked, and waits until all processes have ended; no other one starts.
    func shutDown() async {
        let runners = state.withLock { state in
            defer { state = State(isShutDown: true) }
            return state.current.values.map(\.runner) + state.retiring.values
        }
        await withDiscardingTaskGroup { group in
            for runner in runners { group.addTask { await runner.shutDown() } }
        }
    }

    private func retire(_ runner: Runner, _ state: inout State) {
        state.retiring[ObjectIdentifier(runner)] = runner
        Task { [weak self] in
            await runner.retire()
            self?.state.withLock { $0.retiring[ObjectIdentifier(runner)] = nil }
        }
    }

    private func start(
        _ plugin: PluginFile, in region: UserRegion, _ placed: PlacedInstances
    ) -> Runner {
        Runner(
            plugin: plugin.path,
            launcher: WidgetRunner(
                plugin: plugin, region: region, configuration: configuration),
            policy: configuration.policy, logger: configuration.logger, placed: placed,
            onReload: { [onReload] request in
                if let reload = PluginReload(request, plugin: plugin.path) { onReload(reload) }
            })
    }
}
