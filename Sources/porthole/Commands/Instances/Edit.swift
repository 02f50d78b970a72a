import ArgumentParser
import Foundation
import WidgetHost

/// `porthole edit`: changes the configuration of a placed widget.
struct Edit: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change the configuration of a placed widget.",
        discussion: """
            What is not named stays as it is. Without --set and --unset it asks on the terminal, \
            parameter by parameter; nothing is kept before the last answer. A porthole run that \
            shows the widget shows the change.

            Examples:
              porthole edit character-detail-1
              porthole edit character-detail-1 --set character=Unipony
              porthole edit system-monitor-1 --unset interval
            """)

    @Argument(help: "The id, as porthole instances shows it.", completion: .ids)
    var id: String

    @OptionGroup var settings: SettingOptions

    @Option(
        help: ArgumentHelp(
            "Reset a parameter to its default; may be repeated.", valueName: "name"),
        completion: .parameters)
    var unset: [String] = []

    @OptionGroup var plugins: PluginOptions

    func run(in host: WidgetHost) async throws {
        let subject = try await Subject.placed(id, in: host)
        let changes =
            settings.settings.isEmpty && unset.isEmpty
            ? try await asked(subject, host) : try await given(subject, host)
        if !changes.isEmpty { try await host.placed.configure(id, changes) }
    }

    private func asked(
        _ subject: Subject, _ host: WidgetHost
    ) async throws -> [String: SettingChange] {
        guard ParameterDialog.isPossible else {
            throw CommandError(
                "Neither --set nor --unset is given; give one, or run this on a terminal to be asked."
            )
        }
        return try await ParameterDialog(
            widget: subject.widget, host: host, abandoned: "nothing was changed",
            family: subject.family
        ).changes(from: subject.warnedValues())
    }

    private func given(
        _ subject: Subject, _ host: WidgetHost
    ) async throws -> [String: SettingChange] {
        var changes = try await settings.values(
            for: subject.widget, in: host, known: subject.values, family: subject.instance?.family)
        for name in unset {
            try checkParameter(name, of: subject)
            changes[name] = .reset
        }
        return changes
    }

    /// Checks that a parameter is set or that the widget has it.
    private func checkParameter(_ name: String, of subject: Subject) throws {
        guard subject.instance?.configuration[name] == nil else { return }
        _ = try TypedValues(widget: subject.widget).parameter(name)
    }
}
