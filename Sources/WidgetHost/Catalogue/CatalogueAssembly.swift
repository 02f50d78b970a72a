/// Joins what was found to a catalogue: for each kind the first plugin wins.
struct CatalogueAssembly {
    private(set) var widgets: [InstalledWidget] = []
    private var activities: [InstalledActivity] = []
    private var controls: [InstalledControl] = []
    private(set) var problems: [PluginProblem] = []
    /// The plugin behind each kind.
    private(set) var plugins: [String: PluginFile] = [:]

    /// The catalogue of everything added.
    var catalogue: Catalogue {
        Catalogue(
            widgets: widgets, activities: activities, controls: controls, problems: problems)
    }

    /// Adds something that is no plugin.
    mutating func add(_ problem: PluginProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Adds what a plugin said, after those that win over it.
    mutating func add(_ plugin: PluginFile, _ described: DescribedPlugin) {
        do throws(PluginFault) {
            switch described {
            case .fault(let fault): throw fault
            case .widgets(let description):
                let check = DescriptionCheck(plugin: plugin)
                let (activities, controls) = (
                    try check.activities(of: description), try check.controls(of: description)
                )
                for widget in try check.widgets(of: description) { add(widget, plugin) }
                self.activities += activities
                self.controls += controls
            }
        } catch {
            let path = error.culprit ?? plugin.path
            add(PluginProblem(path: path, reason: error.reason, message: error.message))
        }
    }

    private mutating func add(_ widget: InstalledWidget, _ plugin: PluginFile) {
        if let winner = plugins[widget.kind] {
            add(
                PluginProblem(
                    path: plugin.path, reason: .duplicateKind,
                    message: "The plugin \(plugin.path) registers the kind '\(widget.kind)', which "
                        + "\(winner.path) has already; remove one of them or rename the kind."))
            return
        }
        plugins[widget.kind] = plugin
        widgets.append(widget)
    }
}
