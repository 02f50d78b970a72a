import ArgumentParser
import WidgetHost

/// `porthole options`: lists the values that a user can choose for a parameter.
struct Options: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "options",
        abstract: "List the values to choose from for a parameter.",
        discussion: """
            Asks the plugin; what it offers may depend on what is set so far.

            Examples:
              porthole options com.mygame.character-detail character
              porthole options character-detail-1 character --search pony
              porthole options org.porthole.next-event calendar --json
            """)

    @Argument(help: "A kind, or a placed widget's id.", completion: .widgets)
    var widget: String

    @Argument(help: "The parameter's name, as porthole show lists it.", completion: .parameters)
    var parameter: String

    @Option(help: "Only values that contain this text.")
    var search = ""

    @OptionGroup var settings: SettingOptions

    @Flag(help: "Print a JSON document: an array of objects.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    func run(in host: WidgetHost) async throws {
        let subject = try await Subject.named(widget, in: host)
        let sections = try await host.options(
            for: parameter, of: subject.widget.kind, search: search,
            configuration: subject.warnedValues().merging(
                settings.values(
                    for: subject.widget, in: host, known: subject.values)))
        if json {
            try JSONOutput.print(
                sections.flatMap(\.choices).map {
                    WidgetDocument.Choice(
                        id: $0.id, title: $0.title, subtitle: $0.subtitle)
                })
        } else {
            try printTable(sections)
        }
    }

    private func printTable(_ sections: [OptionsSection]) throws {
        guard sections.contains(where: { !$0.choices.isEmpty }) else {
            warn("nothing to choose from" + (search.isEmpty ? "" : " that contains '\(search)'"))
            return
        }
        var table = Table("ID", "TITLE", "SUBTITLE")
        for section in sections where !section.choices.isEmpty {
            if !section.title.isEmpty { table.append("[\(section.title)]", section.subtitle, "") }
            for choice in section.choices {
                table.append(choice.id, choice.title, choice.subtitle)
            }
        }
        try table.print()
    }
}
