/// Finds widgets and asks them for timelines.
public actor WidgetHost {
    /// Where plugins are and what they are allowed.
    public nonisolated let configuration: HostConfiguration

    /// Makes a host; no plugin is looked for yet.
    public init(configuration: HostConfiguration = .standard()) {
        self.configuration = configuration
    }

    /// Lists what is installed; plugins that are new or changed are started for it.
    public func catalogue() async -> Catalogue {
        Catalogue(widgets: [], problems: [])
    }

    /// The installed widget with this kind.
    ///
    /// - Throws: ``HostError/Code/unknownKind(_:nearest:)``.
    public func widget(kind: String) async throws(HostError) -> InstalledWidget {
        throw HostError(.unknownKind(kind, nearest: nil))
    }

    /// Asks a widget's provider and returns its entries, laid out for each environment.
    public func timeline(_ request: WidgetRequest) async throws(HostError) -> WidgetTimeline {
        throw HostError(.unknownKind(request.kind, nearest: nil))
    }

    /// Stops every plugin and waits until their processes have ended; requests fail from now on.
    public func shutDown() async {}
}
