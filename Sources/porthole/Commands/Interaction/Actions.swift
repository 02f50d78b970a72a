import ArgumentParser
import Foundation
import WidgetHost

/// `porthole actions`: lists the places in a placed widget that can be pressed.
struct Actions: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "actions",
        abstract: "List what can be pressed in a placed widget.",
        discussion: """
            Buttons, toggles and links of the entry that shows now, and the widget itself when it \
            opens something. Press them with porthole press, by id, label or intent.

            Examples:
              porthole actions main-door-switch-1
              porthole actions main-door-switch-1 --json | jq -r '.[].label'
            """)

    @Argument(help: "The id, as porthole instances shows it.", completion: .ids)
    var id: String

    @Flag(help: "Print a JSON document: an array of objects.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    func run(in host: WidgetHost) async throws {
        let view = try PlacedView(
            subject: try await Subject.placed(id, in: host), host: host)
        let date = Date()
        let shown = try await view.shown(at: date)
        view.warnings(shown).forEach(warn)
        let targets = TapTargets(all: shown.targets(at: date, view.instance.family))
        if json {
            try JSONOutput.print(targets.all.map(TapTargetDocument.init))
        } else {
            let intents = await host.knownIntents(sharingPluginWith: view.instance.kind)
            let titles = Dictionary(intents.map { ($0.name, $0.title) }) { first, _ in first }
            try printTable(targets, titles: titles)
        }
    }

    /// - Parameter titles: The titles of intents by their names.
    private func printTable(_ targets: TapTargets, titles: [String: String]) throws {
        guard !targets.all.isEmpty else {
            warn("Nothing in '\(id)' can be pressed now.")
            return
        }
        var table = Table("ID", "LABEL", "ACTION")
        for target in targets.all {
            table.append(targets.shortID(of: target), target.label, target.deed(titles))
        }
        try table.print()
    }
}

extension TapTarget {
    /// The effect of a press, in words.
    ///
    /// - Parameter titles: The titles of intents by their names.
    fileprivate func deed(_ titles: [String: String]) -> String {
        let deed =
            switch effect {
            case .link(let url): "opens \(url.absoluteString)"
            case .action(let action, let isOn):
                (titles[action.intent] ?? action.intent)
                    + (isOn.map { $0 ? " (on)" : " (off)" } ?? "")
            }
        return isEnabled ? deed : deed + " (disabled)"
    }
}
