import Foundation
import WidgetWire

/// Checks a plugin's description and turns it into what the catalogue holds; the description is not
/// trusted.
struct DescriptionCheck {
    private static let textLimit = 4_096
    /// The greatest length of names that appear in tables and menus.
    static let nameLimit = 200

    let plugin: PluginFile

    /// Everything in a description; throws the first problem found.
    func contents(of description: PluginDescription) throws(PluginProblem) -> DescribedContents {
        let contents = DescribedContents(
            widgets: try widgets(of: description), controls: try controls(of: description),
            activities: try activities(of: description), intents: try intents(of: description),
            shortcuts: try shortcuts(of: description))
        try checkKinds(contents.members.map(\.kind))
        return contents
    }

    private func widgets(of description: PluginDescription) throws(PluginProblem)
        -> [InstalledWidget]
    {
        let members = description.widgets.count + description.controls.count
        guard members + description.activities.count > 0 else {
            if !description.handlers.isEmpty {
                throw problem(
                    .noWidgets,
                    "The plugin \(plugin.path) only handles intents of other plugins' widgets; put it "
                        + "into the folder \(Companions.folderName) of their bundle.")
            }
            throw problem(
                .noWidgets,
                "The plugin \(plugin.path) registers no widget; register one in its entry.")
        }
        guard description.widgets.count <= ContractLimits.members else {
            throw bad(
                "registers \(description.widgets.count) widgets, more than \(ContractLimits.members)"
            )
        }
        return try description.widgets.map { message throws(PluginProblem) in
            try widget(message, description)
        }
    }

    /// Throws when a kind occurs twice; widgets and controls share one set of kinds.
    private func checkKinds(_ kinds: [String]) throws(PluginProblem) {
        var known: Set<String> = []
        guard let kind = kinds.first(where: { !known.insert($0).inserted }) else { return }
        throw problem(
            .duplicateKind,
            "The plugin \(plugin.path) registers the kind '\(kind)' twice; "
                + "give each widget its own.")
    }

    private func widget(
        _ message: WidgetDescription, _ description: PluginDescription
    ) throws(PluginProblem) -> InstalledWidget {
        let kind = message.kind
        guard Self.isUsable(kind) else {
            throw bad("registers a widget whose kind is empty, too long or not printable")
        }
        let families = WidgetFamily.allCases.filter { message.families.contains($0.wire) }
        guard !families.isEmpty else {
            throw bad("registers the widget '\(kind)' without a family that this host knows")
        }
        return InstalledWidget(
            kind: kind,
            displayName: name(message),
            description: label(message.summary) ?? "", families: families,
            parameters: try parameters(
                message.parameters, of: kind, handled: message.intent, in: description),
            contentMarginsDisabled: message.contentMarginsDisabled,
            backgroundRemovable: message.backgroundRemovable,
            promptsForConfiguration: message.promptsForConfiguration,
            recommends: message.recommends, plugin: plugin.path,
            bundle: plugin.bundle, warnings: description.warnings.compactMap(\.problem))
    }

    /// The name to show: the widget's, or else its bundle's, as a gallery of Apple's shows the
    /// app's; the kind of a bare library's widget.
    ///
    /// A runner sends the kind of a widget without a name.
    private func name(_ message: WidgetDescription) -> String {
        if message.displayName != message.kind,
            let name = label(message.displayName, limit: Self.nameLimit)
        {
            return name
        }
        return plugin.bundle.flatMap { label($0.name, limit: Self.nameLimit) } ?? message.kind
    }

    /// Whether users can see and type a kind: it must not be blank or hold invisible characters.
    static func isUsable(_ kind: String) -> Bool {
        kind.utf8.count <= nameLimit && kind.contains { !$0.isWhitespace }
            && !kind.unicodeScalars.contains {
                $0.steersTerminal || $0.properties.isDefaultIgnorableCodePoint
            }
    }

    /// The text on one line; nil when nothing is left of it.
    func label(_ text: String, limit: Int = textLimit) -> String? {
        let line = PlainText.line(text, limit: limit)
        return line.isEmpty ? nil : line
    }

    /// The problem of a plugin that does `what`, which follows the plugin's path in the message.
    func bad(_ what: String) -> PluginProblem {
        problem(.badReply, "The plugin \(plugin.path) \(what).")
    }

    private func problem(_ reason: ProblemReason, _ message: String) -> PluginProblem {
        PluginProblem(path: plugin.path, reason: reason, message: message)
    }
}
