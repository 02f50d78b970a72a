import Foundation
import WidgetWire

/// Turns what a plugin says about itself into widgets, trusting nothing of it.
struct DescriptionCheck {
    /// No plugin needs more; more would fill every list.
    static let widgetLimit = 200
    private static let textLimit = 4_096
    /// What names a widget stands in tables and menus.
    static let nameLimit = 200

    let plugin: PluginFile

    /// The widgets of a description, or what is wrong with the first bad one.
    func widgets(of description: PluginDescription) throws(PluginFault) -> [InstalledWidget] {
        let members = description.widgets.count + description.controls.count
        guard members + description.activities.count > 0 else {
            throw PluginFault(
                .noWidgets,
                "The plugin \(plugin.path) registers no widget; register one in its entry.")
        }
        guard description.widgets.count <= Self.widgetLimit else {
            throw bad(
                "registers \(description.widgets.count) widgets, more than \(Self.widgetLimit)")
        }
        var widgets: [InstalledWidget] = []
        var kinds: Set<String> = []
        for message in description.widgets {
            let widget = try widget(message)
            guard kinds.insert(widget.kind).inserted else {
                throw PluginFault(
                    .duplicateKind,
                    "The plugin \(plugin.path) registers the kind '\(widget.kind)' twice; "
                        + "give each widget its own.")
            }
            widgets.append(widget)
        }
        return widgets
    }

    private func widget(_ message: WidgetDescription) throws(PluginFault) -> InstalledWidget {
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
            displayName: label(message.displayName, limit: Self.nameLimit) ?? kind,
            description: label(message.description_p) ?? "", families: families,
            parameters: try parameters(message.parameters, of: kind),
            contentMarginsDisabled: message.contentMarginsDisabled,
            backgroundRemovable: message.backgroundRemovable, plugin: plugin.path,
            bundle: plugin.bundle)
    }

    /// Whether users can see and type a kind: no blank, and nothing in it that shows as nothing.
    static func isUsable(_ kind: String) -> Bool {
        kind.utf8.count <= nameLimit && kind.contains { !$0.isWhitespace }
            && !kind.unicodeScalars.contains {
                PlainText.isUnsafe($0) || $0.properties.isDefaultIgnorableCodePoint
            }
    }

    /// Text on one line; nil when nothing is left of it.
    func label(_ text: String, limit: Int = textLimit) -> String? {
        let line = PlainText.line(text, limit: limit)
        return line.isEmpty ? nil : line
    }

    func bad(_ what: String) -> PluginFault {
        PluginFault(.badReply, "The plugin \(plugin.path) \(what).")
    }
}
