/// Assembles a catalogue from what was found.
///
/// Each kind belongs to the first plugin that has it, or to a senior plugin of the same folder.
struct CatalogueAssembly {
    private(set) var widgets: [InstalledWidget] = []
    private(set) var controls: [InstalledControl] = []
    private var activities: [InstalledActivity] = []
    private var intents: [InstalledIntent] = []
    private var shortcuts: [InstalledShortcut] = []
    private(set) var problems: [PluginProblem] = []
    /// The plugin behind each kind.
    private(set) var plugins: [String: PluginFile] = [:]

    private let seniority: Seniority

    init(seniority: Seniority) { self.seniority = seniority }

    /// The catalogue of everything added.
    var catalogue: Catalogue {
        Catalogue(
            widgets: widgets, activities: activities, controls: controls, intents: intents,
            shortcuts: shortcuts, problems: problems)
    }

    /// Adds a problem; one that is in the list already is not added again.
    mutating func add(_ problem: PluginProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Adds a plugin's description, or its problem.
    ///
    /// Plugins are added in the order found; a later one takes a kind over only by seniority.
    mutating func add(_ plugin: PluginFile, _ described: DescribedPlugin) {
        do throws(PluginProblem) {
            switch described {
            case .problem(let problem): throw problem
            case .widgets(let description):
                let contents = try DescriptionCheck(plugin: plugin).contents(of: description)
                for widget in contents.widgets where claim(widget.kind, plugin) {
                    widgets.append(widget)
                }
                for control in contents.controls where claim(control.kind, plugin) {
                    controls.append(control)
                }
                for problem in description.warnings.compactMap(\.problem) { add(problem) }
                activities += contents.activities
                intents += contents.intents
                shortcuts += contents.shortcuts
            }
        } catch {
            add(error)
        }
    }

    /// The widget or control with a kind, and its plugin; nil when no plugin has the kind.
    func owner(of kind: String) -> KindOwner? {
        guard let plugin = plugins[kind] else { return nil }
        let widget = widgets.first { $0.kind == kind }.map(InstalledMember.widget)
        let control = controls.first { $0.kind == kind }.map(InstalledMember.control)
        return (widget ?? control).map { KindOwner(member: $0, plugin: plugin) }
    }

    /// Gives the kind to the plugin, unless another plugin keeps it.
    ///
    /// The plugin that loses becomes a problem.
    ///
    /// - Returns: Whether the plugin now owns the kind.
    private mutating func claim(_ kind: String, _ plugin: PluginFile) -> Bool {
        if let other = plugins[kind] {
            guard seniority.isSenior(plugin, to: other) else {
                refuse(kind, plugin, owner: other)
                return false
            }
            widgets.removeAll { $0.kind == kind }
            controls.removeAll { $0.kind == kind }
            refuse(kind, other, owner: plugin)
        }
        plugins[kind] = plugin
        return true
    }

    private mutating func refuse(_ kind: String, _ plugin: PluginFile, owner: PluginFile) {
        add(
            PluginProblem(
                path: plugin.path, reason: .duplicateKind,
                message: "The plugin \(plugin.path) registers the kind '\(kind)', which "
                    + "\(owner.path) has already; remove one of them or rename the kind."))
    }
}
