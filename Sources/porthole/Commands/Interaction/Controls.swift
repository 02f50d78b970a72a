import ArgumentParser
import WidgetHost

/// `porthole controls`: lists the controls with their values.
struct Controls: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "controls",
        abstract: "List the installed controls with their values.",
        discussion: """
            Asks each control for its state. Press them with porthole press or porthole toggle, draw \
            them with porthole render; porthole show lists what can be set of one.

            Examples:
              porthole controls
              porthole controls --json | jq '.[] | select(.type == "toggle" and .value)'
            """)

    @Flag(help: "Print a JSON document: an array of objects.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    func run(in host: WidgetHost) async throws {
        let controls = try await host.catalogue().controls
        await host.tellWhatIsPlaced(beforeAsking: Set(controls.map(\.kind)))
        let (documents, warnings) = await ControlSurvey(host: host).states(of: controls)
        warnings.forEach(warn)
        if json {
            try JSONOutput.print(documents)
        } else {
            try printTable(documents)
        }
    }

    private func printTable(_ controls: [ControlDocument]) throws {
        guard !controls.isEmpty else { return warn("No controls are installed.") }
        var table = Table("KIND", "NAME", "TYPE", "VALUE")
        for control in controls {
            table.append(
                control.kind, control.displayName, control.type ?? "",
                control.value.map { $0 ? "on" : "off" } ?? control.status ?? "")
        }
        try table.print()
    }
}
