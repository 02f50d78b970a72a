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
        await performBlocking { [configuration] in
            PluginScan(directories: configuration.pluginDirectories)
        }
    }

    /// The remembered descriptions of a scan's plugins that have not changed since.
    func remembered(_ scan: PluginScan) async -> [PluginFile: DescribedPlugin] {
        await performBlocking { self.openStore() }?.described(scan.plugins) ?? [:]
    }

    /// The back-offs of a scan's plugins that did not describe themselves when last asked.
    func backOffs(_ scan: PluginScan) async -> [PluginFile: DescribeBackOff] {
        await performBlocking { self.openStore() }?.backOffs(scan.plugins) ?? [:]
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
        let store = await performBlocking { self.openStore() }
        var described = await store?.described(scan.plugins) ?? [:]
        let backOffs = await store?.backOffs(scan.plugins.filter { described[$0] == nil }) ?? [:]
        described.merge(resting(backOffs.filter { !retried.contains($0.key) })) { old, _ in old }
        for (plugin, answer) in described { await progress.learn(plugin, answer) }
        let unknown = scan.plugins.filter { described[$0] == nil }
        let start = Date()
        let queue = await ask(
            DescribeQueue(
                unknown.filter { backOffs[$0] == nil },
                again: unknown.filter { backOffs[$0] != nil }, policy: configuration.policy)
        ) { plugin throws(HostError) in
            await progress.ask(plugin)
            let answer = try await describe(plugin)
            await progress.learn(plugin, answer)
            return answer
        }
        let news = queue.described
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
        if let failure = queue.failure { throw failure }
        return await assembly(of: scan, described)
    }

    /// Asks the plugins of a queue for their descriptions, and returns it with the answers.
    private func ask(
        _ queue: DescribeQueue,
        _ describe: @escaping @Sendable (PluginFile) async throws(HostError) -> DescribedPlugin
    ) async -> DescribeQueue {
        await withTaskGroup(of: DescribeQueue.Event.self) { group in
            var queue = queue
            while true {
                while let plugin = queue.takeNext() {
                    group.addTask {
                        do throws(HostError) {
                            return .answered(plugin, .success(try await describe(plugin)))
                        } catch {
                            return .answered(plugin, .failure(error))
                        }
                    }
                    group.addTask {
                        try? await Task.sleep(for: DescribeQueue.patience)
                        return .waited(plugin)
                    }
                }
                guard !queue.isIdle, let event = await group.next() else { break }
                queue.note(event)
            }
            group.cancelAll()
            return queue
        }
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
        let taken = await performBlocking { [configuration, plugins = scan.plugins] in
            plugins.compactMap { PluginProblem(containerTakenFrom: $0, configuration) }
        }
        // A plugin that is a copy of another already has a problem: it lost its kinds.
        let named = Set(assembly.problems.map(\.path))
        for problem in taken where !named.contains(problem.path) { assembly.add(problem) }
        return assembly
    }

    private func notAsked(_ plugin: PluginFile) -> PluginProblem {
        PluginProblem(
            path: plugin.path, reason: .timedOut,
            message:
                "The plugin \(plugin.path) was not asked for its widgets: too many before it did not "
                + "answer; asking again begins with it.")
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
