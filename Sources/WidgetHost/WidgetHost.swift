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
/// let catalogue = await host.catalogue()
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
/// Every plugin runs in a process of its own, which is started when something is asked of it and
/// ended when it is idle; ``shutDown()`` ends them all. A host that is released without it kills
/// them. Any number of hosts can live beside each other.
public actor WidgetHost {
    /// The plugins being listed, and what is known of them meanwhile.
    private struct Listing {
        let progress: ListingProgress
        let result: Task<CatalogueAssembly, Never>
    }

    /// Where plugins are and what they are allowed.
    public nonisolated let configuration: HostConfiguration

    /// What the user has placed; nil when the configuration names no folder to keep it in.
    public nonisolated let store: InstanceStore?

    private let reader: CatalogueReader
    let runners: PluginRunners

    /// What plugins have new, as they say unasked: timelines or controls to be asked for again.
    ///
    /// For one reader, such as a scheduler, which decides what it follows. The newest 1,000 wait for
    /// it; the stream ends with ``shutDown()``.
    public nonisolated let reloads: AsyncStream<PluginReload>

    private let reloadSink: AsyncStream<PluginReload>.Continuation
    private var known: CatalogueAssembly?
    /// Which plugin had a kind when that was known last.
    private var lastOwners: [String: PluginFile] = [:]
    private var listing: Listing?
    /// What was found for the last list, and when it was known.
    private var lastListed: (findings: [PluginScan.Finding], at: SuspendingClock.Instant)?

    /// Makes a host; no plugin is looked for yet.
    public init(configuration: HostConfiguration = .standard()) {
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
    /// ``HostPolicy/describeDeadline``, and those that say nothing for ``HostPolicy/silenceLimit``
    /// together; what they said is remembered in the cache directory. A plugin that fails is among the
    /// problems and keeps no other from being listed.
    public func catalogue() async -> Catalogue {
        await list().result.value.catalogue
    }

    /// The plugins that ``catalogue()`` waits for at the moment, as they were found.
    public func awaitedPlugins() async -> [String] {
        await listing?.progress.asked.map(\.path) ?? []
    }

    /// The installed widget with this kind.
    ///
    /// Waits only for plugins that could still have it: none when it is known who wins the kind,
    /// and none of later directories than the winner's.
    ///
    /// - Throws: ``HostError/Code/unknownKind(_:nearest:unusable:)``, with the nearest kind there is.
    public func widget(kind: String) async throws(HostError) -> InstalledWidget {
        try await findWidget(kind).widget
    }

    /// The installed widget with this kind, as far as that is known without waiting for a plugin.
    public func knownWidget(kind: String) async -> InstalledWidget? {
        guard case .widget(let widget)? = await knownOwner(of: kind)?.member else { return nil }
        return widget
    }

    /// Asks a widget's provider and returns its entries, laid out for each environment.
    ///
    /// The answer is checked: it has at least one entry, sorted by date, each with a display list
    /// that can be drawn for every environment. Cancelling the task cancels the request.
    ///
    /// - Throws: a ``HostError`` that says which plugin failed and how; asking again starts it anew
    ///   after the rest that ``HostPolicy/backOff`` prescribes.
    public func timeline(_ request: WidgetRequest) async throws(HostError) -> WidgetTimeline {
        let (widget, plugin) = try await findWidget(request.kind)
        let check = RequestCheck(widget: widget, configuration: configuration)
        let message = try check.message(for: request)
        return try await ask(.timeline(message), plugin, for: \.timeline)
    }

    /// Tells plugins what the user has placed of theirs, for them to look at; replaces what was said
    /// before.
    ///
    /// Instances of kinds that nobody has are left out.
    public func place(_ instances: [PlacedWidget]) async {
        var plugins: [String: String] = [:]
        for kind in Set(instances.map(\.kind)) {
            plugins[kind] = try? await find(kind) { _ in [] }.plugin.path
        }
        var placements: [String: PlacedInstances] = [:]
        for instance in instances {
            guard let plugin = plugins[instance.kind] else { continue }
            placements[plugin, default: PlacedInstances()].instances.append(instance.wire)
        }
        runners.place(placements)
    }

    /// Stops every plugin and waits until their processes have ended; requests fail from now on.
    public func shutDown() async {
        await runners.shutDown()
        _ = await listing?.result.value
        reloadSink.finish()
    }

    // MARK: Finding

    func findWidget(
        _ kind: String
    ) async throws(HostError) -> (widget: InstalledWidget, plugin: PluginFile) {
        let found = try await find(kind) { $0.widgets.map(\.kind) }
        guard case .widget(let widget) = found.member else { throw HostError(.isControl(kind)) }
        return (widget, found.plugin)
    }

    /// What has a kind, and the plugin behind it.
    ///
    /// - Parameter others: The kinds that may have been meant when nobody has it.
    func find(
        _ kind: String, orNearest others: (CatalogueAssembly) -> [String]
    ) async throws(HostError) -> KindOwner {
        if let found = known?.owner(of: kind), found.plugin.isCurrent { return found }
        let scan = await reader.scan()
        guard let found = await owner(of: kind, scan) else {
            let known = known ?? CatalogueAssembly(seniority: reader.seniority)
            if let last = lastOwners[kind] { try known.explainLoss(of: kind, by: last, scan) }
            let nearest = NearestName.of(kind, among: others(known))
            throw HostError(
                .unknownKind(kind, nearest: nearest, unusable: known.unusablePlugins))
        }
        lastOwners[kind] = found.plugin
        return found
    }

    private func knownOwner(of kind: String) async -> KindOwner? {
        if let found = known?.owner(of: kind), found.plugin.isCurrent { return found }
        if let found = await listing?.progress.knownOwner(of: kind) { return found }
        return await findRemembered(kind, await reader.scan())
    }

    private func owner(of kind: String, _ scan: PluginScan) async -> KindOwner? {
        if let found = await findRemembered(kind, scan) { return found }
        // Perhaps listed since the caller began.
        if wasJustListed(scan) { return known?.owner(of: kind) }
        let listing = list()
        if let found = await listing.progress.owner(of: kind) { return found }
        return await listing.result.value.owner(of: kind)
    }

    /// What has `kind` if what plugins said before decides it, so that none has to be started.
    private func findRemembered(_ kind: String, _ scan: PluginScan) async -> KindOwner? {
        var search = KindSearch(scan.plugins, seniority: reader.seniority)
        for (plugin, words) in await reader.remembered(scan) { search.learn(plugin, words) }
        return search.owner(of: kind)
    }

    /// Whether what a scan found was listed a moment ago; one that hung is not waited for again.
    private func wasJustListed(_ scan: PluginScan) -> Bool {
        guard let lastListed, lastListed.findings == scan.findings else { return false }
        return lastListed.at.duration(to: .now) < configuration.policy.describeDeadline
    }

    /// The controls of plugins, as far as it is known without starting one.
    func knownControls(of plugins: Set<PluginFile>) async -> [InstalledControl] {
        let paths = Set(plugins.map(\.path))
        if let known, plugins.allSatisfy(\.isCurrent) {
            return known.controls.filter { paths.contains($0.plugin) }
        }
        let remembered = await reader.remembered(await reader.scan())
        return plugins.flatMap { plugin -> [InstalledControl] in
            guard case .widgets(let description) = remembered[plugin] else { return [] }
            return (try? DescriptionCheck(plugin: plugin).contents(of: description).controls) ?? []
        }
    }

    /// Lists anew; those who ask meanwhile get the same list.
    private func list() -> Listing {
        if let listing { return listing }
        let progress = ListingProgress()
        let new = Listing(progress: progress, result: Task { await read(progress) })
        listing = new
        return new
    }

    private func read(_ progress: ListingProgress) async -> CatalogueAssembly {
        let scan = await reader.scan()
        runners.retire(except: Set(scan.plugins.flatMap { [$0] + $0.companions.files }))
        let assembly = await reader.read(scan, progress: progress) { plugin in
            await self.describe(plugin)
        }
        await progress.end()
        known = assembly
        lastOwners.merge(assembly.plugins) { $1 }
        lastListed = (scan.findings, .now)
        listing = nil
        return assembly
    }

    // MARK: Asking

    /// Asks a plugin, in the region that the question names; a failure is thrown, and so is an answer to
    /// something else.
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
    /// Says why the plugin that had a kind has it no longer, unless it just does not register it.
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

    /// How many plugins offer nothing, whatever kinds they may have.
    fileprivate var unusablePlugins: Int {
        Set(problems.filter(\.reason.costsWholePlugin).map(\.path)).count
    }
}
