/// Answers who owns a kind while the plugins are still being listed.
actor ListingProgress {
    /// A caller that waits for the owner of a kind, or without one for the end of the listing.
    private struct Waiter {
        let kind: String?
        let continuation: CheckedContinuation<Result<KindOwner?, HostError>, Never>
    }

    /// The plugins that have been asked and have not answered, in the order they were asked.
    private(set) var asked: [PluginFile] = []
    /// All plugins that have been asked.
    private(set) var everAsked: Set<PluginFile> = []

    private var search: KindSearch?
    private var waiters: [Int: Waiter] = [:]
    private var lastWaiter = 0
    private var isOver = false

    /// Starts waiting for the answers of `plugins`, which are in the order found.
    func begin(_ plugins: [PluginFile], seniority: Seniority) {
        search = KindSearch(plugins, seniority: seniority)
    }

    /// Notes that a plugin has been asked.
    func ask(_ plugin: PluginFile) {
        asked.append(plugin)
        everAsked.insert(plugin)
    }

    /// Adds a plugin's description, and resumes those whose kind it settles.
    func learn(_ plugin: PluginFile, _ described: DescribedPlugin) {
        asked.removeAll { $0 == plugin }
        search?.learn(plugin, described)
        for (id, waiter) in waiters {
            guard let kind = waiter.kind, let owner = search?.owner(of: kind) else { continue }
            resume(id, .success(owner))
        }
    }

    /// Ends the listing: those still waiting get nil.
    func end() {
        isOver = true
        for id in waiters.keys { resume(id, .success(nil)) }
    }

    /// The owner of `kind`, if that is certain already.
    func knownOwner(of kind: String) -> KindOwner? { search?.owner(of: kind) }

    /// Returns the owner of `kind` once it is certain; nil when no plugin has it.
    ///
    /// - Throws: ``HostError/Code/cancelled`` at once when the task is cancelled.
    func owner(of kind: String) async throws(HostError) -> KindOwner? {
        if let owner = knownOwner(of: kind) { return owner }
        return try await wait(for: kind)
    }

    /// Waits until the listing has ended.
    ///
    /// - Throws: ``HostError/Code/cancelled`` at once when the task is cancelled.
    func waitUntilOver() async throws(HostError) {
        _ = try await wait(for: nil)
    }

    private func wait(for kind: String?) async throws(HostError) -> KindOwner? {
        if isOver { return nil }
        lastWaiter += 1
        let id = lastWaiter
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiters[id] = Waiter(kind: kind, continuation: continuation)
                // The handler was called before there was anybody to resume.
                if Task.isCancelled { withdraw(id) }
            }
        } onCancel: {
            Task { await self.withdraw(id) }
        }
        return try result.get()
    }

    private func withdraw(_ id: Int) {
        resume(id, .failure(HostError(.cancelled)))
    }

    private func resume(_ id: Int, _ result: Result<KindOwner?, HostError>) {
        waiters.removeValue(forKey: id)?.continuation.resume(returning: result)
    }
}
