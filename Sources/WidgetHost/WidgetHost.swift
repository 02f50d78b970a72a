import Logging
import WidgetWire

/// Finds widgets and asks them for timelines.
///
/// A program that lists what is installed and prints when each widget changes:
///
/// ```swift
/// import WidgetHost
///
/// let host = WidgetHost()
/// let catalogue = try await host.catalogue()
/// for problem in catalogue.problems {
///     print("cannot use:", problem.message)
/// }
/// for widget in catalogue.widgets {
///     do {
///         let request = WidgetRequest(kind: widget.kind, family: widget.families[0])
///         let timeline = try await host.timeline(request)
///         print(widget.displayName, timeline.entries.map(\.date))
///     } catch {
///         print(widget.displayName, "failed:", error)
///     }
/// }
/// await host.shutDown()
/// ```
///
/// Every plugin runs in its own process, which is started on demand and ended when idle;
/// ``shutDown()`` ends them all. A host that is released without it kills them. Any number of hosts
/// may exist at once.
public actor WidgetHost {
    /// A listing in progress, and its result.
    private struct Listing {
        /// The plugins that are asked although they did not answer a moment ago.
        let retried: Set<PluginFile>
        let progress: ListingProgress
        let result: Task<Result<CatalogueAssembly, HostError>, Never>

        /// What was found, once all plugins have answered or been given up.
        ///
        /// - Throws: Why it failed, or ``HostError/Code/cancelled`` when the calling task is
        ///   cancelled; the listing goes on for others.
        var assembly: CatalogueAssembly {
            get async throws(HostError) {
                try await progress.waitUntilOver()
                return try await result.value.get()
            }
        }
    }

    /// What the last listing found and whom it asked, and when it ended.
    private struct LastListing {
        let findings: [PluginScan.Finding]
        let asked: Set<PluginFile>
        let end: SuspendingClock.Instant
    }

    /// The plugin directories, the limits of plugins, and the other settings of the host.
    public nonisolated let configuration: HostConfiguration

    /// The widgets that the user has placed; nil when the configuration names no folder to keep
    /// them in.
    public nonisolated let store: InstanceStore?

    private let reader: CatalogueReader
    let runners: PluginRunners
    private let log = LogQueue()

    /// The reloads that plugins ask for: timelines, controls or recommendations to be requested
    /// again.
    ///
    /// For one reader, such as a scheduler, which decides what to follow. The newest 1,000 are
    /// buffered; the stream ends with ``shutDown()``.
    public nonisolated let reloads: AsyncStream<PluginReload>

    private let reloadSink: AsyncStream<PluginReload>.Continuation
    private var known: CatalogueAssembly?
    /// The last known owner of each kind.
    private var lastOwners: [String: PluginFile] = [:]
    private var listing: Listing?
    private var lastListed: LastListing?

    /// Makes a host; it does not look for plugins yet.
    public init(configuration: HostConfiguration = .standard()) {
        var configuration = configuration
        configuration.logger.handler = QueuedLogHandler(configuration.logger.handler, in: log)
        self.configuration = configuration
        store = configuration.dataDirectory.map { InstanceStore(directory: $0) }
        let (reloads, sink) = AsyncStream.makeStream(
            of: PluginReload.self, bufferingPolicy: .bufferingNewest(1_000))
        (self.reloads, reloadSink) = (reloads, sink)
        reader = CatalogueReader(configuration: configuration)
        runners = PluginRunners(configuration: configuration) { sink.yield($0) }
    }

    /// Lists what is installed; plugins that are new or changed are started for it.
    ///
    /// The directories are read each time. Several plugins are asked at once, each for at most
    /// ``HostPolicy/describeDeadline``, and once some fail, for
    /// ``HostPolicy/describeFailureBudget`` in total; the answers are remembered in the cache
    /// directory. A plugin that fails is listed among the problems and does not keep the others
    /// from being listed. One that did not answer in time is not waited for again while
    /// ``HostPolicy/describeBackOff`` lasts. A cancelled task no longer waits, and gets
    /// ``HostError/Code/cancelled``.
    ///
    /// - Parameter retriesTimedOut: Whether those that did not answer in time are asked again now.
    /// - Throws: ``HostError/Code/runnerUnusable(path:problem:isShortage:)`` when new or changed
    ///   plugins cannot be asked, or ``HostError/Code/shutDown``.
    public func catalogue(
        retryingTimedOut retriesTimedOut: Bool = false
    ) async throws(HostError) -> Catalogue {
        let late = retriesTimedOut ? await reader.backOffs(await reader.scan()) : [:]
        return try await list(retrying: Set(late.keys)).assembly.catalogue
    }

    /// The catalogue of what is remembered; no plugin is started for it.
    ///
    /// It lacks plugins that are new or have changed since they were listed.
    public func rememberedCatalogue() async -> Catalogue {
        let scan = await reader.scan()
        let remembered = await reader.remembered(scan)
        var assembly = CatalogueAssembly(seniority: reader.seniority)
        for plugin in scan.plugins {
            if let described = remembered[plugin] { assembly.add(plugin, described) }
        }
        return assembly.catalogue
    }

    /// The paths of the plugins that ``catalogue()`` is waiting for at present.
    package func awaitedPlugins() async -> [String] {
        await listing?.progress.asked.map(\.path) ?? []
    }

    /// The installed widget with this kind.
    ///
    /// It waits only for plugins that could still own the kind: for none when the owner is already
    /// known, and for none in directories after the owner's.
    ///
    /// - Throws: ``HostError/Code/unknownKind(_:nearest:unusable:missing:)``, with an installed kind
    ///   of a similar name.
    public func widget(kind: String) async throws(HostError) -> InstalledWidget {
        try await findWidget(kind).widget
    }

    /// The installed widget with this kind, if it is known without waiting for a plugin.
    public func knownWidget(kind: String) async -> InstalledWidget? {
        guard case .widget(let widget)? = await knownOwner(of: kind)?.member else { return nil }
        return widget
    }

    /// Asks a widget's provider for its entries, laid out for each environment.
    ///
    /// The answer is checked: it has at least one entry, sorted by date, each with a valid display
    /// list for every environment. Cancelling the task cancels the request.
    ///
    /// - Throws: A ``HostError`` that says which plugin failed and how; asking again starts it anew
    ///   after the rest that ``HostPolicy/backOff`` prescribes.
    public func timeline(_ request: WidgetRequest) async throws(HostError) -> WidgetTimeline {
        let (widget, plugin) = try await findWidget(request.kind)
        let check = RequestCheck(widget: widget, configuration: configuration)
        let message = try check.message(for: request)
        return try await ask(.timeline(message), plugin, for: \.timeline)
    }

    /// Tells plugins which of their widgets the user has placed, replacing the earlier list.
    ///
    /// Those of kinds without an owner are left out.
    public func tellPlaced(_ placed: [WidgetInfo]) async {
        var plugins: [String: String] = [:]
        for kind in Set(placed.map(\.kind)) {
            plugins[kind] = try? await find(kind) { _ in [] }.plugin.path
        }
        var placements: [String: PlacedInstances] = [:]
        for info in placed {
            guard let plugin = plugins[info.kind] else { continue }
            placements[plugin, default: PlacedInstances()].instances.append(info.wire)
        }
        runners.tellPlaced(placements)
    }

    /// Stops every plugin and waits until their processes have ended; later requests fail.
    public func shutDown() async {
        await runners.shutDown()
        _ = await listing?.result.value
        reloadSink.finish()
        await log.drain()
    }

    // MARK: Finding

    func findWidget(
        _ kind: String
    ) async throws(HostError) -> (widget: InstalledWidget, plugin: PluginFile) {
        let found = try await find(kind) { $0.widgets.map(\.kind) }
        guard case .widget(let widget) = found.member else { throw HostError(.isControl(kind)) }
        return (widget, found.plugin)
    }

    /// The owner of a kind.
    ///
    /// - Parameter others: The kinds to suggest a similar name from when the kind has no owner.
    func find(
        _ kind: String, orNearest others: (CatalogueAssembly) -> [String]
    ) async throws(HostError) -> KindOwner {
        if let found = known?.owner(of: kind), found.plugin.isCurrent { return found }
        let scan = await reader.scan()
        guard let found = try await owner(of: kind, scan) else {
            let known = known ?? CatalogueAssembly(seniority: reader.seniority)
            if let last = lastOwners[kind] { try known.explainLoss(of: kind, by: last, scan) }
            let nearest = NearestName.of(kind, among: others(known))
            throw HostError(
                .unknownKind(
                    kind, nearest: nearest, unusable: known.unusablePlugins,
                    missing: known.missingFolder))
        }
        lastOwners[kind] = found.plugin
        return found
    }

    private func knownOwner(of kind: String) async -> KindOwner? {
        if let found = known?.owner(of: kind), found.plugin.isCurrent { return found }
        if let found = await listing?.progress.knownOwner(of: kind) { return found }
        return await findRemembered(kind, await reader.scan())
    }

    private func owner(
        of kind: String, _ scan: PluginScan
    ) async throws(HostError) -> KindOwner? {
        if let found = await findRemembered(kind, scan) { return found }
        // A plugin that had the kind and timed out is asked at once.
        let former = Set(
            await reader.backOffs(scan).filter { $0.value.formerKinds.contains(kind) }.keys)
        // What is remembered is not read for a cancelled task.
        if Task.isCancelled { throw HostError(.cancelled) }
        // It may have been listed since the caller began.
        if wasJustListed(scan, asking: former) { return known?.owner(of: kind) }
        let listing = try await list(retrying: former)
        if let found = try await listing.progress.owner(of: kind) { return found }
        return try await listing.assembly.owner(of: kind)
    }

    /// The owner of `kind` if remembered descriptions decide it, so that no plugin has to be
    /// started.
    private func findRemembered(_ kind: String, _ scan: PluginScan) async -> KindOwner? {
        var search = KindSearch(scan.plugins, seniority: reader.seniority)
        for (plugin, answer) in await reader.remembered(scan) { search.learn(plugin, answer) }
        if let owner = search.owner(of: kind) { return owner }
        let others = await reader.backOffs(scan).filter { !$0.value.formerKinds.contains(kind) }
        for (plugin, problem) in reader.resting(others) { search.learn(plugin, problem) }
        return search.owner(of: kind)
    }

    /// Whether a scan with the same findings was listed a moment ago and these plugins were asked,
    /// so that plugins that hung are not waited for again.
    private func wasJustListed(_ scan: PluginScan, asking plugins: Set<PluginFile>) -> Bool {
        guard let lastListed, lastListed.findings == scan.findings,
            plugins.isSubset(of: lastListed.asked)
        else { return false }
        return lastListed.end.duration(to: .now) < configuration.policy.describeDeadline
    }

    /// A catalogue of at least these plugins, as far as they are known without starting one.
    func knownCatalogue(of plugins: Set<PluginFile>) async -> Catalogue {
        if let known, plugins.allSatisfy(\.isCurrent) { return known.catalogue }
        let remembered = await reader.remembered(await reader.scan())
        var assembly = CatalogueAssembly(seniority: reader.seniority)
        for plugin in plugins {
            if let described = remembered[plugin] { assembly.add(plugin, described) }
        }
        return assembly.catalogue
    }

    /// Lists the plugins again; callers that come meanwhile share the listing.
    ///
    /// - Parameter retried: Plugins to ask although they did not answer a moment ago.
    private func list(
        retrying retried: Set<PluginFile> = []
    ) async throws(HostError) -> Listing {
        while let listing {
            if retried.isSubset(of: listing.retried) { return listing }
            try await listing.progress.waitUntilOver()
            _ = await listing.result.value
        }
        let progress = ListingProgress()
        let new = Listing(
            retried: retried, progress: progress,
            result: Task { await read(retrying: retried, progress) })
        listing = new
        return new
    }

    private func read(
        retrying retried: Set<PluginFile>, _ progress: ListingProgress
    ) async -> Result<CatalogueAssembly, HostError> {
        let scan = await reader.scan()
        runners.retire(except: Set(scan.plugins.flatMap { [$0] + $0.companions.files }))
        let result: Result<CatalogueAssembly, HostError>
        do throws(HostError) {
            result = .success(
                try await reader.read(
                    scan, retrying: retried, progress: progress
                ) { plugin throws(HostError) in try await self.describe(plugin) })
        } catch {
            result = .failure(error)
        }
        await progress.end()
        let asked = await progress.everAsked
        if case .success(let assembly) = result {
            known = assembly
            lastOwners.merge(assembly.plugins) { $1 }
            lastListed = LastListing(findings: scan.findings, asked: asked, end: .now)
        }
        listing = nil
        return result
    }

    // MARK: Asking

    /// Asks a plugin, in the region that the question names.
    ///
    /// - Throws: The failure that the plugin answered with, or an error for an answer to something
    ///   else.
    func ask<Value: Sendable>(
        _ question: Question, _ plugin: PluginFile, for value: @Sendable (Answer) -> Value?
    ) async throws(HostError) -> Value {
        let runner = try runners.runner(of: plugin, in: question.region(configuration))
        let answer = try await runner.ask(question)
        if case .failure(let failure) = answer {
            throw failure.error(asking: question, plugin: plugin.path)
        }
        guard let value = value(answer) else {
            throw HostError(.badReply(plugin: plugin.path, problem: "it answered something else"))
        }
        return value
    }
}

extension CatalogueAssembly {
    /// Throws the reason why the former owner of a kind cannot be used; returns when it merely
    /// lacks the kind.
    fileprivate func explainLoss(
        of kind: String, by plugin: PluginFile, _ scan: PluginScan
    ) throws(HostError) {
        let paths = [plugin.path, plugin.library]
        let problem = problems.first { paths.contains($0.path) && $0.reason.costsWholePlugin }
        guard problem != nil || !scan.plugins.contains(where: { $0.path == plugin.path }) else {
            return
        }
        throw HostError(.lostKind(kind, plugin: plugin.path, problem: problem?.message))
    }

    /// The plugins that cannot be used at all, in the order found; they might own any kind.
    fileprivate var unusablePlugins: [String] {
        problems.filter(\.reason.costsWholePlugin).map(\.path).reduce(into: []) { paths, path in
            if !paths.contains(path) { paths.append(path) }
        }
    }

    /// The first named plugin directory that does not exist.
    fileprivate var missingFolder: String? {
        problems.first { $0.reason == .missingFolder }?.path
    }
}
