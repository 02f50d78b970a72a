import WidgetHost

/// Collects the reloads that plugins ask for while their intents run, for programs that show
/// widgets.
actor ReloadLog {
    /// The greatest number kept at once, however many kinds a plugin invents.
    private static let limit = 100

    private let store: InstanceStore?
    private let reloads: AsyncStream<PluginReload>
    private var listening: Task<Void, Never>?
    private var asked: Set<PluginReload> = []

    /// Starts listening to a host, whose reloads must have no other reader.
    init(_ host: WidgetHost) async {
        store = host.store
        reloads = host.reloads
        listening = Task { await listen() }
    }

    private func listen() async {
        for await reload in reloads where asked.count < Self.limit { asked.insert(reload) }
    }

    /// Returns the reloads asked for since the last call.
    func take() -> Set<PluginReload> {
        defer { asked = [] }
        return asked
    }

    /// Keeps the remaining reloads; call it after the host was shut down.
    ///
    /// A failure is ignored: programs still ask when their reload policies say.
    func end() async {
        await listening?.value
        try? await store?.keep(take())
    }
}
