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

    @Argument(help: "A kind, or a placed widget's id.", completion: .subjects)
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
        let (kind, parameters, values) = try await owner(in: host)
        let sections = try await host.options(
            for: parameter, of: kind, search: search, configuration: values)
        if json {
            try JSONOutput.print(
                sections.flatMap(\.choices).map {
                    WidgetDocument.Choice(
                        id: $0.id, title: $0.title, subtitle: $0.subtitle)
                })
        } else {
            try printTable(sections)
        }
        if sections.allSatisfy(\.choices.isEmpty) {
            warn(emptyWords(parameters, values))
        }
    }

    /// The kind of the widget or control, its parameters and what is set of them.
    private func owner(
        in host: WidgetHost
    ) async throws -> (
        kind: String, parameters: [WidgetParameter], values: [String: ConfigurationValue]
    ) {
        guard let subject = try await Subject.unlessControl(widget, in: host) else {
            let control = try await host.control(kind: widget)
            let values = try await settings.values(for: control, in: host)
            return (control.kind, control.parameters, values)
        }
        let changes = try await settings.values(
            for: subject.widget, in: host, known: subject.values)
        return (
            subject.widget.kind, subject.widget.parameters,
            subject.warnedValues().merging(changes)
        )
    }

    /// Why there may be nothing to choose from: what is offered may follow from other parameters.
    private func emptyWords(
        _ parameters: [WidgetParameter], _ values: [String: ConfigurationValue]
    ) -> String {
        let nothing =
            "There is nothing to choose from"
            + (search.isEmpty ? "" : " that contains '\(search)'")
        let missing = parameters.missing(for: parameter, among: values)
        guard search.isEmpty, let first = missing.first else { return nothing.stopped }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        let (have, them) = missing.count > 1 ? ("have", "them") : ("has", "it")
        return nothing + " while \(names) \(have) no value; "
            + "if the choices depend on \(them), set \(them) first, as with --set \(first)=VALUE."
    }

    private func printTable(_ sections: [OptionsSection]) throws {
        guard sections.contains(where: { !$0.choices.isEmpty }) else { return }
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

extension [WidgetParameter] {
    /// The parameters without a value that another one may depend on: those of its conditions, or
    /// else any that users are asked for.
    ///
    /// Plugins do not say which other parameters their options follow from.
    fileprivate func missing(
        for name: String, among values: [String: ConfigurationValue]
    ) -> [String] {
        let unset = filter { parameter in
            let value = values[parameter.name] ?? parameter.shownDefault
            return parameter.name != name && (value == nil || value == .string(""))
                && parameter.applies(values, family: nil, among: self)
        }.map(\.name)
        let subjects = first { $0.name == name }?.cases.joined().compactMap(\.subject) ?? []
        let named = unset.filter(subjects.contains)
        return named.isEmpty ? unset : named
    }
}
