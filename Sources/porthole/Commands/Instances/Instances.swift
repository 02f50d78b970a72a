import ArgumentParser
import WidgetHost

/// `porthole instances`: what the user has placed.
struct Instances: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "instances",
        abstract: "List the placed widgets with their configurations.",
        discussion: """
            In the order they were placed. One whose plugin is gone is unavailable, and works again \
            as it was when the plugin is back.

            Examples:
              porthole instances
              porthole instances --json | jq '.[] | select(.kind == "com.mygame.game-status")'
            """)

    @Flag(help: "Print a JSON document: an array of objects.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    func run() async throws {
        try await reportingErrors {
            try await plugins.withHost { host, _ in
                let instances = try await host.placed.instances()
                let kinds = instances.isEmpty ? [] : await host.catalogue().widgets.map(\.kind)
                let documents = instances.map {
                    InstanceDocument($0, isAvailable: Set(kinds).contains($0.kind))
                }
                if json {
                    try JSONOutput.print(documents)
                } else {
                    try printTable(documents)
                }
            }
        }
    }

    private func printTable(_ instances: [InstanceDocument]) throws {
        guard !instances.isEmpty else {
            warn("no widgets placed; place one with porthole add")
            return
        }
        var table = Table("ID", "KIND", "FAMILY", "CONFIGURATION")
        for instance in instances {
            let note = instance.unavailable == true ? ["(unavailable)"] : []
            table.append(
                instance.id, instance.kind, instance.family,
                (instance.settings + note).joined(separator: " "))
        }
        try table.print()
    }
}

/// One placed widget in `instances --json`.
struct InstanceDocument: Encodable {
    let id: String
    let kind: String
    let family: String
    let configuration: [String: JSONValue]
    /// Left out of the document unless it is true.
    let unavailable: Bool?

    init(_ instance: WidgetInstance, isAvailable: Bool) {
        id = instance.id
        kind = instance.kind
        family = instance.family.rawValue
        configuration = instance.configuration.mapValues(JSONValue.init)
        unavailable = isAvailable ? nil : true
    }

    /// What was set, one `name=value` each.
    var settings: [String] {
        configuration.sorted { $0.key < $1.key }.map { "\($0)=\($1.value)" }
    }
}
