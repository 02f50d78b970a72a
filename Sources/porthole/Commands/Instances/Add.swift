import ArgumentParser
import WidgetHost

/// `porthole add`: places a widget.
struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Place a widget, with a configuration of its own.",
        discussion: """
            Prints the new widget's id alone. Any number of copies of one widget may be placed; run, \
            render, show, edit and remove take their ids.

            Examples:
              porthole add com.mygame.game-status
              porthole add com.mygame.character-detail --family systemMedium --set character=Unipony
              porthole run "$(porthole add org.example.system --set interval=5)"
            """)

    @Argument(help: "The widget's kind, as porthole list shows it.", completion: .kinds)
    var kind: String

    @Option(
        help: "The family, such as systemSmall. Default: the widget's first.",
        completion: .list(WidgetFamily.allCases.map(\.rawValue)))
    var family: String?

    @OptionGroup var settings: SettingOptions

    @OptionGroup var plugins: PluginOptions

    func run() async throws {
        try await reportingErrors {
            try await plugins.withHost { host, _ in
                let widget = try await host.widget(kind: kind)
                let family = try family.map { try WidgetFamily(named: $0, of: widget) }
                let values = try await settings.values(for: widget, in: host)
                let instance = try await host.placed.add(
                    kind: widget.kind, family: family ?? widget.families[0],
                    configuration: [:].merging(values))
                try emit(instance.id + "\n")
            }
        }
    }
}
