/// What is installed, as far as it is known, and the listing that learns the rest.
actor InstalledCatalogue {
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

    private let reader: CatalogueReader
    private let runners: PluginRunners
    private let describer: PluginDescriber
    private let describeDeadline: Duration
    private var known: CatalogueAssembly?
    /// The last known owner of each kind.
    private var lastOwners: [String: PluginFile] = [:]
    private var listing: Listing?
    private var lastListed: LastListing?

    init(configuration: HostConfiguration, runners: PluginRunners) {
        reader = CatalogueReader(configuration: configuration)
        self.runners = runners
        describer = PluginDescriber(runners: runners)
        describeDeadline = configuration.policy.describeDeadline
    }

    /// See ``WidgetHost/catalogue(retryingTimedOut:)``.
    func catalogue(retryingTimedOut retriesTimedOut: Bool) async throws(HostError) -> Catalogue {
        let late = retriesTimedOut ? await reader.backOffs(await reader.scan()) : [:]
        return try await list(retrying: Set(late.keys)).assembly.catalogue
    }

    /// See ``WidgetHost/rememberedCatalogue()``.
    func rememberedCatalogue() async -> Catalogue {
        let scan = await reader.scan()
        return await rememberedCatalogue(of: scan.plugins, scan)
    }

    /// A catalogue of at least these plugins, as far as they are known without starting one.
    func knownCatalogue(of plugins: Set<PluginFile>) async -> Catalogue {
        if let known, plugins.allSatisfy(\.isCurrent) { return known.catalogue }
        return await rememberedCatalogue(of: plugins, await reader.scan())
    }

    private func rememberedCatalogue(
        of plugins: some Sequence<PluginFile>, _ scan: PluginScan
    ) async -> Catalogue {
        let remembered = await reader.remembered(scan)
        var assembly = CatalogueAssembly(seniority: reader.seniority)
        for plugin in plugins {
            if let described = remembered[plugin] { assembly.add(plugin, described) }
        }
        return assembly.catalogue
    }

    /// The paths of the plugins that a listing is waiting for at present.
    func awaitedPlugins() async -> [String] {
        await listing?.progress.asked.map(\.path) ?? []
    }

    /// Waits until the present listing, if there is one, has ended.
    func waitForListing() async {
        _ = await listing?.result.value
    }

    // MARK: Finding

    /// The owner of a kind.
    ///
    /// - Parameter others: The kinds to suggest a similar name from when the kind has no owner.
    func find(
        _ kind: String, orNearest others: @Sendable (CatalogueAssembly) -> [String]
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

    /// The owner of a kind, if it is known without waiting for a plugin.
    func knownOwner(of kind: String) async -> KindOwner? {
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
        return lastListed.end.duration(to: .now) < describeDeadline
    }

    // MARK: Listing

    /// Lists the plugins again; callers that come meanwhile share the listing.
    ///
    /// - Parameter retried: Plugins to ask although they did not answer a moment ago.
    private func list(retrying retried: Set<PluginFile>) async throws(HostError) -> Listing {
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
                ) { [describer] plugin throws(HostError) in try await describer.describe(plugin) })
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
