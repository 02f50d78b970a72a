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
        var documents: [ControlStateDocument] = []
        let controls = await host.catalogue().controls
        await host.tellWhatIsPlaced(beforeAsking: Set(controls.map(\.kind)))
        // A plugin may have two hundred controls, each of which may use its whole deadline.
        let patience = host.configuration.policy.controlDeadline * 2
        var taken: [String: ContinuousClock.Duration] = [:]
        for control in controls {
            let before = taken[control.plugin, default: .zero]
            guard control.canBeShown, before < patience else {
                documents.append(ControlStateDocument(control))
                continue
            }
            let start = ContinuousClock.now
            defer {
                let now = before + start.duration(to: .now)
                taken[control.plugin] = now
                if now >= patience {
                    warn(
                        "The plugin \(control.plugin) took \(now.components.seconds) seconds to show "
                            + "its controls; the rest are listed without their values.")
                }
            }
            do {
                let target = try await ControlView(control: control, host: host).target()
                documents.append(ControlStateDocument(control, target))
            } catch let error as HostError {
                // The other controls are still listed.
                warn("\(error)")
                documents.append(ControlStateDocument(control))
            }
        }
        if json {
            try JSONOutput.print(documents)
        } else {
            try printTable(documents)
        }
    }

    private func printTable(_ controls: [ControlStateDocument]) throws {
        guard !controls.isEmpty else { return warn("no controls found") }
        var table = Table("KIND", "NAME", "TYPE", "VALUE")
        for control in controls {
            table.append(
                control.kind, control.displayName, control.type ?? "",
                control.value.map { $0 ? "on" : "off" } ?? control.status ?? "")
        }
        try table.print()
    }
}
