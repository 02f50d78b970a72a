import Dispatch
import Foundation
import Synchronization

/// Reads the plugin directories, asks new and changed plugins for their descriptions, and remembers
/// these.
final class CatalogueReader: Sendable {
    private enum Opened {
        case no
        case yes(CatalogueStore?)
    }

    /// Decides which plugin wins where two of one folder have the same kind.
    let seniority: Seniority
    private let configuration: HostConfiguration
    /// Opened on first use, because opening writes and checks files.
    private let store = Mutex(Opened.no)

    init(configuration: HostConfiguration) {
        self.configuration = configuration
        seniority = Seniority(containers: configuration.containerDirectory)
    }

    /// Scans the plugin directories.
    ///
    /// This may block, so it does not run on the threads that run tasks.
    func scan() async -> PluginScan {
        await offThePool { [configuration] in
            PluginScan(directories: configuration.pluginDirectories)
        }
    }

    /// The remembered descriptions of a scan's plugins that have not changed since.
    func remembered(_ scan: PluginScan) async -> [PluginFile: DescribedPlugin] {
        await offThePool { self.openStore() }?.described(scan.plugins) ?? [:]
    }

    /// The back-offs of a scan's plugins that did not describe themselves when last asked.
    func backOffs(_ scan: PluginScan) async -> [PluginFile: DescribeBackOff] {
        await offThePool { self.openStore() }?.backOffs(scan.plugins) ?? [:]
    }

    /// The problems of plugins that are not asked again yet.
    func resting(
        _ backOffs: [PluginFile: DescribeBackOff]
    ) -> [PluginFile: DescribedPlugin] {
        let (now, policy) = (Date(), configuration.policy)
        return backOffs.reduce(into: [:]) { resting, backOff in
            guard let wait = backOff.value.remaining(at: now, policy) else { return }
            resting[backOff.key] = .problem(
                PluginProblem(timedOut: backOff.key, retriedAfter: wait, policy))
        }
    }

    /// Returns the catalogue of a scan; `describe` is called for plugins that are new or have
    /// changed.
    ///
    /// - Parameters:
    ///   - retried: Plugins that are asked although they did not answer a moment ago.
    ///   - progress: Learns what each plugin said, as soon as it is known.
    /// - Throws: What `describe` throws, after what other plugins said is remembered.
    func read(
        _ scan: PluginScan, retrying retried: Set<PluginFile>, progress: ListingProgress,
        describe: @escaping @Sendable (PluginFile) async throws(HostError) -> DescribedPlugin
    ) async throws(HostError) -> CatalogueAssembly {
        await progress.begin(scan.plugins, seniority: seniority)
        let store = await offThePool { self.openStore() }
        var described = await store?.described(scan.plugins) ?? [:]
        let backOffs = await store?.backOffs(scan.plugins.filter { described[$0] == nil }) ?? [:]
        described.merge(resting(backOffs.filter { !retried.contains($0.key) })) { old, _ in old }
        for (plugin, answer) in described { await progress.learn(plugin, answer) }
        let unknown = Self.inTurn(scan.plugins.filter { described[$0] == nil })
        let start = Date()
        let (news, failure) = await ask(
            unknown.filter { backOffs[$0] == nil } + unknown.filter { backOffs[$0] != nil }
        ) { plugin throws(HostError) in
            await progress.ask(plugin)
            let answer = try await describe(plugin)
            await progress.learn(plugin, answer)
            return answer
        }
        described.merge(news) { _, new in new }
        for plugin in unknown where news[plugin] == nil {
            described[plugin] = .problem(notAsked(plugin))
        }
        if let store, !news.isEmpty {
            await store.remember(news, asked: start)
            // What they are listed with says when they are asked again.
            let late = await store.backOffs(unknown.filter { news[$0]?.isTimeout == true })
            described.merge(resting(late)) { _, new in new }
        }
        if let failure { throw failure }
        return await assembly(of: scan, described)
    }

    /// Orders plugins so that each directory has its turn: silent plugins in one of them use up no
    /// time of the others.
    static func inTurn(_ plugins: [PluginFile]) -> [PluginFile] {
        var seen: [String: Int] = [:]
        let turns = plugins.map { plugin in
            let turn = seen[plugin.directory, default: 0]
            seen[plugin.directory] = turn + 1
            return turn
        }
        return zip(turns, plugins).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    /// Assembles the catalogue of a scan, and names the plugins whose containers are taken.
    private func assembly(
        of scan: PluginScan, _ described: [PluginFile: DescribedPlugin]
    ) async -> CatalogueAssembly {
        var assembly = CatalogueAssembly(seniority: seniority)
        for finding in scan.findings {
            switch finding {
            case .problem(let problem): assembly.add(problem)
            case .plugin(let plugin):
                if let answer = described[plugin] { assembly.add(plugin, answer) }
            }
        }
        let taken = await offThePool { [configuration, plugins = scan.plugins] in
            plugins.compactMap { PluginProblem(containerTakenFrom: $0, configuration) }
        }
        // A plugin that is a copy of another already has a problem: it lost its kinds.
        let named = Set(assembly.problems.map(\.path))
        for problem in taken where !named.contains(problem.path) { assembly.add(problem) }
        return assembly
    }

    /// How long a plugin may take to describe itself before it counts as silent.
    private static let patience = Duration.milliseconds(300)

    /// What happens while plugins are asked.
    private enum Event: Sendable {
        case answered(PluginFile, Result<DescribedPlugin, HostError>)
        /// A plugin that was asked a while ago may still be silent.
        case waited(PluginFile)
    }

    /// Asks several plugins at a time, in this order, until the time limit for listings in which some
    /// fail.
    ///
    /// - Returns: The answers, and the first error of the host, after which no more are asked.
    private func ask(
        _ plugins: [PluginFile],
        _ describe: @escaping @Sendable (PluginFile) async throws(HostError) -> DescribedPlugin
    ) async -> ([PluginFile: DescribedPlugin], HostError?) {
        let policy = configuration.policy
        return await withTaskGroup(of: Event.self) { group in
            let start = SuspendingClock.now
            var waiting = plugins[...]
            var asked: Set<PluginFile> = []
            var silent: Set<PluginFile> = []
            var described: [PluginFile: DescribedPlugin] = [:]
            var (failure, isFailing): (HostError?, Bool) = (nil, false)
            func askNext() {
                let mayGoOn = !isFailing || start.duration(to: .now) < policy.describeFailureBudget
                let room = describedAtOnce + min(silent.count, silentAtOnce)
                guard failure == nil, mayGoOn, asked.count < room,
                    let plugin = waiting.popFirst()
                else { return }
                asked.insert(plugin)
                group.addTask {
                    do throws(HostError) {
                        return .answered(plugin, .success(try await describe(plugin)))
                    } catch {
                        return .answered(plugin, .failure(error))
                    }
                }
                group.addTask {
                    try? await Task.sleep(for: Self.patience)
                    return .waited(plugin)
                }
            }
            for _ in 0..<describedAtOnce { askNext() }
            while !asked.isEmpty, let event = await group.next() {
                switch event {
                case .answered(let plugin, let result):
                    asked.remove(plugin)
                    silent.remove(plugin)
                    switch result {
                    case .success(let answer):
                        described[plugin] = answer
                        if case .problem = answer { isFailing = true }
                    case .failure(let error): failure = failure ?? error
                    }
                case .waited(let plugin): if asked.contains(plugin) { silent.insert(plugin) }
                }
                askNext()
            }
            group.cancelAll()
            return (described, failure)
        }
    }

    private func notAsked(_ plugin: PluginFile) -> PluginProblem {
        PluginProblem(
            path: plugin.path, reason: .timedOut,
            message:
                "The plugin \(plugin.path) was not asked for its widgets: too many before it did not "
                + "answer; asking again begins with it.")
    }

    private var describedAtOnce: Int {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return max(configuration.policy.describedAtOnce ?? max(2 * processors, 4), 1)
    }

    /// Each may use all the memory that a plugin may have.
    private var silentAtOnce: Int {
        let policy = configuration.policy
        let room = ProcessInfo.processInfo.physicalMemory / 2 / UInt64(max(policy.memoryLimit, 1))
        return policy.silentAtOnce ?? Int(min(room, 12))
    }

    private func openStore() -> CatalogueStore? {
        store.withLock { store in
            if case .yes(let store) = store { return store }
            let opened = newStore()
            store = .yes(opened)
            return opened
        }
    }

    private func newStore() -> CatalogueStore? {
        guard let directory = configuration.cacheDirectory,
            let runner = try? FileStamp(path: configuration.runner)
        else { return nil }
        return CatalogueStore(
            directory: directory, runner: runner.key, locale: configuration.locale,
            logger: configuration.logger)
    }
}
