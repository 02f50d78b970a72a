import ArgumentParser
import WidgetHost

/// The options for settings, shared by every command that takes values for a widget or control.
struct SettingOptions: ParsableArguments {
    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Set a parameter; may be repeated, for a list's values too.",
            discussion: "A choice is named by its id or its title.", valueName: "name=value"),
        completion: .settings, transform: SettingArgument.init(parsing:))
    var settings: [SettingArgument] = []

    /// The texts typed for each parameter, in the order the parameters were first named.
    private var typed: [(name: String, texts: [String])] {
        settings.reduce(into: []) { typed, setting in
            if let index = typed.firstIndex(where: { $0.name == setting.name }) {
                typed[index].texts.append(setting.value)
            } else {
                typed.append((setting.name, [setting.value]))
            }
        }
    }

    /// The changes, checked against the widget's parameters.
    ///
    /// If the plugin finds the values to choose from, it is asked for them, and any other value is
    /// refused. A value is accepted with a warning when the plugin cannot be asked, or when users
    /// are not asked for the parameter with these settings.
    ///
    /// - Parameters:
    ///   - known: The settings so far.
    ///   - family: The widget's family; nil for any.
    func values(
        for widget: InstalledWidget, in host: WidgetHost,
        known: [String: ConfigurationValue] = [:], family: WidgetFamily? = nil
    ) async throws -> [String: SettingChange] {
        let changes = try await changes(
            TypedValues(widget: widget), of: widget.kind, in: host, known: known)
        warnOfUnasked(changes, known, widget, families: family.map { [$0] } ?? widget.families)
        return changes
    }

    /// The values, checked in the same way against a control's parameters.
    func values(
        for control: InstalledControl, in host: WidgetHost
    ) async throws -> [String: ConfigurationValue] {
        let reader = TypedValues(control: control)
        return [:].merging(try await changes(reader, of: control.kind, in: host, known: [:]))
    }

    private func changes(
        _ reader: TypedValues, of kind: String, in host: WidgetHost,
        known: [String: ConfigurationValue]
    ) async throws -> [String: SettingChange] {
        var changes: [String: SettingChange] = [:]
        for (name, texts) in typed {
            let parameter = try reader.parameter(name)
            let found =
                parameter.hasOptions
                ? await choices(of: parameter, kind, known.merging(changes), host) : []
            changes[name] = SettingChange(try reader.value(name, typed: texts, found: found))
        }
        return changes
    }

    /// Warns about set parameters that users are not asked for with these settings.
    private func warnOfUnasked(
        _ changes: [String: SettingChange], _ known: [String: ConfigurationValue],
        _ widget: InstalledWidget, families: [WidgetFamily]
    ) {
        let all = known.merging(changes)
        // Parameters that users are never asked for are meant to be set by name.
        for parameter in widget.parameters where !parameter.cases.isEmpty && !parameter.isUnasked {
            guard case .set = changes[parameter.name] else { continue }
            let applies = families.contains {
                parameter.applies(all, family: $0, among: widget.parameters)
            }
            if !applies, let words = parameter.caseWords {
                warn("The value of '\(parameter.name)' is kept, and asked for only \(words).")
            }
        }
    }

    /// The choices that the plugin finds for a parameter; none, with a warning, when it cannot be
    /// asked.
    private func choices(
        of parameter: WidgetParameter, _ kind: String, _ values: [String: ConfigurationValue],
        _ host: WidgetHost
    ) async -> [ParameterChoice] {
        do throws(HostError) {
            return try await host.options(
                for: parameter.name, of: kind, configuration: values
            ).flatMap(\.choices)
        } catch {
            warn("The value of '\(parameter.name)' is taken unchecked: \(error)")
            return []
        }
    }
}
