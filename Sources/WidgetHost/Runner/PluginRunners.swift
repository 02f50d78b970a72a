import Synchronization
import WidgetWire

/// The processes of the plugins that a host asks, one for each.
///
/// A process keeps the locale and time zone it was started with; it is replaced when another region
/// is needed. A replaced process answers its outstanding questions before it ends.
final class PluginRunners: Sendable {
    private struct Regional {
        let region: UserRegion
        let runner: Runner
    }

    private struct State {
        var current: [PluginFile: Regional] = [:]
        var retiring: [ObjectIdentifier: Runner] = [:]
        /// The placed widgets, by the plugin's path.
        var placements: [String: PlacedInstances] = [:]
        var isShutDown = false
    }

    private let configuration: HostConfiguration
    private let onReload: @Sendable (PluginReload) -> Void
    private let state = Mutex(State())

    /// Starts without processes; `onReload` is called when plugins report new data.
    init(
        configuration: HostConfiguration, onReload: @escaping @Sendable (PluginReload) -> Void
    ) {
        self.configuration = configuration
        self.onReload = onReload
    }

    /// The owner of a plugin's process.
    ///
    /// - Parameter region: The region the process must have; nil for any, so that a running one is
    ///   kept.
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

    /// Tells each plugin which of its widgets are placed, replacing the earlier list.
    ///
    /// - Parameter placements: The placed widgets, by the plugin's path.
    func tellPlaced(_ placements: [String: PlacedInstances]) {
        state.withLock { state in
            state.placements = placements
            for (plugin, known) in state.current {
                known.runner.tellPlaced(placements[plugin.path] ?? PlacedInstances())
            }
        }
    }

    /// Fails all requests and waits until all processes have ended; no further one is started.
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
            launcher: PluginLauncher(
                plugin: plugin, region: region, configuration: configuration),
            policy: configuration.policy, logger: configuration.logger, placed: placed,
            onReload: { [onReload] request in
                if let reload = PluginReload(request, plugin: plugin.path) { onReload(reload) }
            })
    }
}
