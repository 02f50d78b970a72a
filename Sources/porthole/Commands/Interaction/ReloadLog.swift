import WidgetHost

/// The reloads that plugins ask for while their intents are performed, for programs that show widgets.
actor ReloadLog {
    /// More are not kept at once, however many kinds a plugin invents.
    private static let limit = 100

    private let store: InstanceStore?
    private let reloads: AsyncStream<PluginReload>
    private var listening: Task<Void, Never>?
    private var asked: Set<PluginReload> = []

    /// Listens to a host that nobody else listens to.
    init(_ host: WidgetHost) async {
        store = host.store
        reloads = host.reloads
        listening = Task { await listen() }
    }

    private func listen() async {
        for await reload in reloads where asked.count < Self.limit { asked.insert(reload) }
    }

    /// What was asked for since this was called last.
    func take() -> Set<PluginReload> {
        defer { asked = [] }
        return asked
    }

    /// Keeps what was asked for until the host was shut down.
    ///
    /// Where that is not possible nobody is harmed: their policies tell programs when to ask anyway.
    func end() async {
        await listening?.value
        try? await store?.keep(take())
    }
}
