/// Answers who owns a kind while the plugins are still being listed.
actor ListingProgress {
    private struct Waiting {
        let kind: String
        let continuation: CheckedContinuation<KindOwner?, Never>
    }

    /// The plugins that have been asked and have not answered, in the order they were asked.
    private(set) var asked: [PluginFile] = []
    /// All plugins that have been asked.
    private(set) var everAsked: Set<PluginFile> = []

    private var search: KindSearch?
    private var waiting: [Waiting] = []
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
        waiting.removeAll { waiting in
            guard let owner = search?.owner(of: waiting.kind) else { return false }
            waiting.continuation.resume(returning: owner)
            return true
        }
    }

    /// Ends the listing: those still waiting get nil.
    func end() {
        isOver = true
        waiting.forEach { $0.continuation.resume(returning: nil) }
        waiting = []
    }

    /// The owner of `kind`, if that is certain already.
    func knownOwner(of kind: String) -> KindOwner? { search?.owner(of: kind) }

    /// Returns the owner of `kind` once it is certain; nil when no plugin has it.
    func owner(of kind: String) async -> KindOwner? {
        if let owner = knownOwner(of: kind) { return owner }
        if isOver { return nil }
        return await withCheckedContinuation { continuation in
            waiting.append(Waiting(kind: kind, continuation: continuation))
        }
    }
}
