import ArgumentParser
import Foundation
import WidgetHost

/// `porthole list`: lists the installed widgets and the plugins that cannot be used.
struct List: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the installed widgets.",
        discussion: """
            Plugins that cannot be used are named on standard error with the reason. One that did \
            not describe itself in time is not waited for again for some minutes.

            Examples:
              porthole list
              porthole list --refresh
              porthole list --plugins ./build --json
            """)

    @Flag(help: "Print a JSON document.")
    var json = false

    @Flag(help: "Ask plugins that did not describe themselves in time again now.")
    var refresh = false

    @OptionGroup var plugins: PluginOptions

    func run(in host: WidgetHost) async throws {
        let catalogue = try await ProgressLine.during({
            Self.words(await host.awaitedPlugins())
        }) { () async throws(HostError) in
            try await host.catalogue(retryingTimedOut: refresh)
        }
        if json {
            try JSONOutput.print(CatalogueDocument(catalogue))
        } else {
            try printTable(catalogue, of: host)
        }
        for problem in catalogue.problems {
            warn("\(problem.reason.rawValue): \(problem.message)")
        }
        if !refresh, catalogue.problems.contains(where: { $0.reason == .timedOut }) {
            warn(
                "Run porthole list --refresh to ask those that did not answer in time again now."
            )
        }
    }

    /// The plugins that the listing waits for, in words.
    private static func words(_ plugins: [String]) -> String {
        guard let first = plugins.first else { return "looking at new plugins …" }
        let name = URL(filePath: first).lastPathComponent
        let others = plugins.count > 1 ? " and \(plugins.count - 1) more" : ""
        return "looking at \(name)\(others) …"
    }

    private func printTable(_ catalogue: Catalogue, of host: WidgetHost) throws {
        guard !catalogue.widgets.isEmpty else {
            // Plugins that cannot be used are reported with their reasons instead.
            guard catalogue.problems.isEmpty else { return }
            let folder = host.configuration.dataDirectory.map { "put a plugin into \($0)/plugins." }
            return warn(
                "No widgets are installed; "
                    + (folder ?? "name a plugin directory with --plugins."))
        }
        var table = Table("KIND", "NAME", "FAMILIES", "PLUGIN")
        for widget in catalogue.widgets {
            table.append(
                widget.kind, widget.displayName,
                widget.families.map(\.rawValue).joined(separator: " "), widget.plugin)
        }
        try table.print()
    }
}
