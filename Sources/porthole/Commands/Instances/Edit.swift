import ArgumentParser
import WidgetHost

/// `porthole edit`: changes the configuration of a placed widget.
struct Edit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Change the configuration of a placed widget.",
        discussion: """
            What is not named stays as it is.

            Examples:
              porthole edit character-detail-1 --set character=Unipony
              porthole edit game-status-2 --unset rows
            """)

    @Argument(help: "The id, as porthole instances shows it.", completion: .ids)
    var id: String

    @OptionGroup var settings: SettingOptions

    @Option(
        help: ArgumentHelp(
            "Let a parameter have its default again; may be repeated.", valueName: "name"),
        completion: .parameters)
    var unset: [String] = []

    @OptionGroup var plugins: PluginOptions

    func run() async throws {
        try await reportingErrors {
            try await plugins.withHost { host, _ in
                let subject = try await Subject.placed(id, in: host)
                var changes = try settings.values(for: subject.widget)
                for name in unset {
                    try checkParameter(name, of: subject)
                    changes.updateValue(nil, forKey: name)
                }
                try await host.placed.configure(id, changes)
            }
        }
    }

    /// A parameter that is set, or that the widget has.
    private func checkParameter(_ name: String, of subject: Subject) throws {
        guard subject.instance?.configuration[name] == nil else { return }
        _ = try TypedValues(widget: subject.widget).parameter(name)
    }
}
