import ArgumentParser
import WidgetHost

/// `porthole add`: places a widget.
struct Add: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Place a widget, with a configuration of its own.",
        discussion: """
            Prints the new widget's id alone. Any number of copies of one widget may be placed; run, \
            render, show, edit and remove take their ids.

            A widget that wants to be configured at once asks for its parameters first, as porthole \
            edit does, when this runs on a terminal without --set. Elsewhere its defaults hold.

            Some widgets recommend configurations, which porthole show lists: --recommended starts from \
            one, and --set changes it.

            Examples:
              porthole add com.mygame.game-status
              porthole add com.mygame.character-detail --set character=Unipony
              porthole add com.mygame.character-detail --recommended "Power Panda"
              porthole run "$(porthole add org.porthole.system-monitor --set interval=5)"
            """)

    @Argument(help: "The widget's kind, as porthole list shows it.", completion: .widgetKinds)
    var kind: String

    @Option(
        help: "The family, such as systemSmall. Default: the widget's first.",
        completion: .list(WidgetFamily.allCases.map(\.rawValue)))
    var family: String?

    @Option(
        help: ArgumentHelp(
            "Start from a recommended configuration: its number or description in porthole show.",
            valueName: "which"))
    var recommended: String?

    @OptionGroup var settings: SettingOptions

    @OptionGroup var plugins: PluginOptions

    func run(in host: WidgetHost) async throws {
        let widget = try await host.widget(kind: kind)
        let family = try family.map { try WidgetFamily(named: $0, of: widget) }
        let values: [String: ConfigurationValue]
        if asks(widget) {
            let dialog = ParameterDialog(
                widget: widget, host: host, abandoned: "nothing was placed",
                family: family ?? widget.families[0])
            values = [:].merging(try await dialog.changes())
        } else {
            values = try await given(widget, family, in: host)
        }
        let instance = try await host.placed.add(
            kind: widget.kind, family: family ?? widget.families[0], configuration: values)
        try emit(instance.id + "\n")
    }

    private func asks(_ widget: InstalledWidget) -> Bool {
        widget.promptsForConfiguration && !widget.parameters.isEmpty && settings.settings.isEmpty
            && recommended == nil && ParameterDialog.isPossible
    }

    /// The values from the command line: a recommendation, if one is named, and the settings.
    private func given(
        _ widget: InstalledWidget, _ family: WidgetFamily?, in host: WidgetHost
    ) async throws -> [String: ConfigurationValue] {
        var values: [String: ConfigurationValue] = [:]
        if let recommended {
            values = try await RecommendedList(of: widget.kind, in: host)
                .recommendation(named: recommended).configuration
        }
        return values.merging(
            try await settings.values(for: widget, in: host, known: values, family: family))
    }
}
