import ArgumentParser
import WidgetHost

/// `porthole list`: what is installed, and what could not be loaded.
struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the installed widgets.",
        discussion: """
            Plugins that cannot be used are named on standard error with the reason.

            Examples:
              porthole list
              porthole list --plugins ./build --json
            """)

    @Flag(help: "Print a JSON document.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    func run() async throws {
        try await reportingErrors {
            try await plugins.withHost { host, _ in
                let catalogue = await host.catalogue()
                if json {
                    try JSONOutput.print(CatalogueDocument(catalogue))
                } else {
                    try printTable(catalogue.widgets)
                }
                for problem in catalogue.problems {
                    warn("\(problem.reason.rawValue): \(problem.message)")
                }
            }
        }
    }

    private func printTable(_ widgets: [InstalledWidget]) throws {
        guard !widgets.isEmpty else {
            warn("no widgets found; drop a plugin into ~/.local/share/porthole/plugins")
            return
        }
        var table = Table("KIND", "NAME", "FAMILIES", "PLUGIN")
        for widget in widgets {
            table.append(
                widget.kind, widget.displayName,
                widget.families.map(\.rawValue).joined(separator: " "), widget.plugin)
        }
        try emit(table.lines().map { $0 + "\n" }.joined())
    }
}
