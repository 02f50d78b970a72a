import Foundation
import WidgetWire

/// Turns what a plugin says about itself into widgets, trusting nothing of it.
struct DescriptionCheck {
    /// No plugin needs more; more would fill every list.
    private static let widgetLimit = 200
    private static let parameterLimit = 32
    private static let textLimit = 4_096
    /// What names a widget stands in tables and menus.
    private static let nameLimit = 200

    let plugin: PluginFile

    /// The widgets of a description, or what is wrong with the first bad one.
    func widgets(of description: PluginDescription) throws(PluginFault) -> [InstalledWidget] {
        guard !description.widgets.isEmpty else {
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
        guard message.parameters.count <= Self.parameterLimit else {
            throw bad("declares more than \(Self.parameterLimit) parameters for '\(kind)'")
        }
        var parameters: [WidgetParameter] = []
        for parameter in message.parameters {
            parameters.append(try self.parameter(parameter, of: kind, after: parameters))
        }
        return InstalledWidget(
            kind: kind,
            displayName: label(message.displayName, limit: Self.nameLimit) ?? kind,
            description: label(message.description_p) ?? "", families: families,
            parameters: parameters, contentMarginsDisabled: message.contentMarginsDisabled,
            backgroundRemovable: message.backgroundRemovable, plugin: plugin.path,
            bundle: plugin.bundle)
    }

    private func parameter(
        _ message: Parameter, of kind: String, after earlier: [WidgetParameter]
    ) throws(PluginFault) -> WidgetParameter {
        guard let name = label(message.name, limit: Self.nameLimit), name == message.name else {
            throw bad("declares a parameter without a usable name for '\(kind)'")
        }
        guard !earlier.contains(where: { $0.name == name }) else {
            throw bad("declares the parameter '\(name)' of '\(kind)' twice")
        }
        guard let type = message.kind.type else {
            throw bad("declares the parameter '\(name)' of '\(kind)' without a usable type")
        }
        let value = ConfigurationValue(wire: message.defaultValue) ?? type.zero
        guard value.type == type else {
            throw bad("declares the parameter '\(name)' of '\(kind)' with another type's default")
        }
        guard value.isUsable else {
            throw bad(
                "declares the parameter '\(name)' of '\(kind)' with a default that is no number, "
                    + "or no date of the years 1 to 9999")
        }
        return WidgetParameter(
            name: name, title: label(message.title, limit: Self.nameLimit) ?? name,
            description: label(message.description_p) ?? "", defaultValue: value)
    }

    /// Whether users can see and type a kind: no blank, and nothing in it that shows as nothing.
    private static func isUsable(_ kind: String) -> Bool {
        kind.utf8.count <= nameLimit && kind.contains { !$0.isWhitespace }
            && !kind.unicodeScalars.contains {
                PlainText.isUnsafe($0) || $0.properties.isDefaultIgnorableCodePoint
            }
    }

    /// Text on one line; nil when nothing is left of it.
    private func label(_ text: String, limit: Int = textLimit) -> String? {
        let line = PlainText.line(text, limit: limit)
        return line.isEmpty ? nil : line
    }

    private func bad(_ what: String) -> PluginFault {
        PluginFault(.badReply, "The plugin \(plugin.path) \(what).")
    }
}

extension Parameter.Kind {
    fileprivate var type: ParameterType? {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .date: .date
        case .unspecified, .UNRECOGNIZED: nil
        }
    }
}

extension ParameterType {
    /// The value of a parameter whose default is left out.
    fileprivate var zero: ConfigurationValue {
        switch self {
        case .bool: .bool(false)
        case .int: .int(0)
        case .double: .double(0)
        case .string: .string("")
        case .date: .date(Date(timeIntervalSince1970: 0))
        }
    }
}

extension ConfigurationValue {
    /// The dates that calendars and documents can show: the years 1 to 9999.
    private static let dates = -62_135_769_600.0...253_402_300_799.0

    /// Whether a document can hold the value.
    fileprivate var isUsable: Bool {
        switch self {
        case .bool, .int, .string: true
        case .double(let number): number.isFinite
        case .date(let date): Self.dates.contains(date.timeIntervalSince1970)
        }
    }
}
