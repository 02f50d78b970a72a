import ArgumentParser
import WidgetHost

/// `porthole instances`: lists the widgets that the user has placed.
struct Instances: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "instances",
        abstract: "List the placed widgets with their configurations.",
        discussion: """
            In the order they were placed. One whose plugin is gone is unavailable, and works again \
            as it was when the plugin is back.

            Examples:
              porthole instances
              porthole instances --json | jq '.[] | select(.family == "systemSmall")'
            """)

    @Flag(help: "Print a JSON document: an array of objects.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    func run(in host: WidgetHost) async throws {
        let instances = try await host.placed.instances()
        let kinds = try await Set(
            instances.isEmpty ? [] : host.catalogue().widgets.map(\.kind))
        if json {
            try JSONOutput.print(
                instances.map {
                    InstanceDocument($0, isAvailable: kinds.contains($0.kind))
                })
        } else {
            try printTable(instances, installed: kinds)
        }
    }

    private func printTable(_ instances: [WidgetInstance], installed kinds: Set<String>) throws {
        guard !instances.isEmpty else {
            warn("No widgets are placed; place one with porthole add.")
            return
        }
        var table = Table("ID", "KIND", "FAMILY", "CONFIGURATION")
        for instance in instances {
            let note = kinds.contains(instance.kind) ? [] : ["(unavailable)"]
            table.append(
                instance.id, instance.kind, instance.family.rawValue,
                (instance.configuration.settings + note).joined(separator: " "))
        }
        try table.print()
    }
}
