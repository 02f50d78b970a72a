/// The widgets, controls, activities, intents and shortcuts of all installed plugins, and the
/// plugins that cannot be used.
public struct Catalogue: Sendable, Hashable {
    /// The widgets, by plugin in the order found, then as the plugin registered them.
    public let widgets: [InstalledWidget]
    /// The live activities, by plugin in the order found.
    public internal(set) var activities: [InstalledActivity] = []
    /// The controls, by plugin in the order found.
    public internal(set) var controls: [InstalledControl] = []
    /// The intents that plugins can perform, by plugin in the order found.
    public internal(set) var intents: [InstalledIntent] = []
    /// The words under which users find intents, by plugin in the order found.
    public internal(set) var shortcuts: [InstalledShortcut] = []
    /// The plugins and directories that cannot be used, in the order found.
    public let problems: [PluginProblem]

    /// The widget with `kind`; nil when none is installed.
    public func widget(kind: String) -> InstalledWidget? {
        widgets.first { $0.kind == kind }
    }

    /// The control with `kind`; nil when none is installed.
    public func control(kind: String) -> InstalledControl? {
        controls.first { $0.kind == kind }
    }
}
