import ArgumentParser
import Foundation
import WidgetHost

/// `porthole show`: everything about one widget.
struct Show: HostCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show everything about one widget or control, or one that is placed.",
        discussion: """
            Examples:
              porthole show com.mygame.game-status
              porthole show org.porthole.system-monitor --json
              porthole show game-status-1
            """)

    @Argument(
        help: "A kind, as porthole list or controls shows it, or a placed widget's id.",
        completion: .subjects)
    var widget: String

    @Flag(help: "Print a JSON document.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    /// The column where values begin.
    private static let labelWidth = 13

    func run(in host: WidgetHost) async throws {
        guard let subject = try await Subject.unlessControl(widget, in: host) else {
            let control = try await host.control(kind: widget)
            if json { return try JSONOutput.print(await Self.asked(control, in: host)) }
            return try Self.print(Self.lines(control))
        }
        let recommended = await Self.recommended(subject, in: host)
        if json {
            try JSONOutput.print(SubjectDocument(subject, recommended?.all ?? []))
        } else {
            try Self.print(Self.lines(subject) + Self.lines(recommended))
        }
        for warning in subject.widget.warnings {
            warn("\(warning.reason.rawValue): \(warning.message)")
        }
    }

    /// A control with its state; without, and with a warning, when it cannot be asked.
    private static func asked(
        _ control: InstalledControl, in host: WidgetHost
    ) async -> ControlDocument {
        guard control.canBeShown else { return ControlDocument(control) }
        await host.tellWhatIsPlaced(beforeAsking: [control.kind])
        do {
            let target = try await ControlView(control: control, host: host).target()
            return ControlDocument(control, target)
        } catch {
            warn("The state of '\(control.kind)' is not known: \(error)")
            return ControlDocument(control)
        }
    }

    /// Writes lines to standard output; in a window, long ones are folded and indented below their
    /// values.
    private static func print(_ lines: [String]) throws {
        let columns = WindowSize.current?.columns ?? .max
        let folded = lines.flatMap { line in
            let margin = line.prefix { $0 == " " }.count
            return line.printable()
                .folded(to: columns, indent: margin == 0 ? labelWidth : margin + 4)
        }
        try emit(folded.map { $0 + "\n" }.joined())
    }

    /// The configurations that the widget recommends; nil, with a warning, when it cannot be asked.
    private static func recommended(_ subject: Subject, in host: WidgetHost) async
        -> RecommendedList?
    {
        guard subject.instance == nil, subject.widget.recommends else { return nil }
        do throws(HostError) {
            return try await RecommendedList(of: subject.widget.kind, in: host)
        } catch {
            warn("What '\(subject.widget.kind)' recommends is not known: \(error)")
            return nil
        }
    }

    private static func lines(_ recommended: RecommendedList?) -> [String] {
        guard let recommended, !recommended.all.isEmpty else { return [] }
        return ["Recommended:"] + recommended.lines()
    }

    static func lines(_ subject: Subject) -> [String] {
        let widget = subject.widget
        let families = widget.families.map {
            "\($0.rawValue) \($0.defaultSize.width.formatted())×\($0.defaultSize.height.formatted())"
        }
        var facts = [
            ("Id", subject.instance?.id ?? ""), ("Kind", widget.kind), ("Name", widget.displayName),
            ("Description", widget.description),
            ("Family", subject.instance?.family.rawValue ?? ""),
            ("Families", families.joined(separator: ", ")),
        ]
        facts += origin(widget.plugin, widget.bundle)
        if widget.contentMarginsDisabled { facts.append(("Margins", "none")) }
        if widget.promptsForConfiguration { facts.append(("Placing", "asks for its parameters")) }
        var lines = lines(facts)
        if !widget.parameters.isEmpty {
            lines.append("Parameters:")
            let values = subject.warnedValues()
            lines += widget.parameters.flatMap { Self.lines($0, value: values[$0.name]) }
        }
        if let instance = subject.instance {
            let stored = StoredConfiguration(instance, widget: widget)
            lines += stored.unknown.map { name in
                let value = instance.configuration[name].map { "\($0)" } ?? ""
                return "  \(name)=\(value)  (kept, though the widget has no such parameter now)"
            }
        }
        return lines
    }

    private static func lines(_ control: InstalledControl) -> [String] {
        let facts = [
            ("Kind", control.kind), ("Name", control.displayName),
            ("Description", control.description), ("Type", "control"),
        ]
        let parameters = control.parameters.flatMap { lines($0, value: nil) }
        return lines(facts + origin(control.plugin, control.bundle))
            + (parameters.isEmpty ? [] : ["Parameters:"]) + parameters
    }

    private static func origin(_ plugin: String, _ bundle: BundleInfo?) -> [(String, String)] {
        guard let bundle else { return [("Plugin", plugin)] }
        return [
            ("Plugin", plugin),
            ("Bundle", "\(bundle.identifier) (\(bundle.name) \(bundle.version))"),
        ]
    }

    private static func lines(_ facts: [(name: String, value: String)]) -> [String] {
        facts.filter { !$0.value.isEmpty }.map { name, value in
            "\(name):".padding(toLength: labelWidth, withPad: " ", startingAt: 0) + value
        }
    }

    private static func lines(
        _ parameter: WidgetParameter, value: ConfigurationValue?
    ) -> [String] {
        let words = [parameter.title, parameter.description].filter { !$0.isEmpty }
        let shown = (value ?? parameter.shownDefault)?.description ?? ""
        let line =
            "  --set \(parameter.name)=\(shown)  "
            + "(\(type(of: parameter))) "
            + words.joined(separator: ": ")
        let asked = parameter.caseWords.map { ["      asked for \($0)"] } ?? []
        return [line] + asked
            + parameter.choices.map { choice in
                let words = [choice.title, choice.subtitle].filter {
                    !$0.isEmpty && $0 != choice.id
                }
                return "      " + ([choice.id] + words).joined(separator: "  ")
            }
    }

    private static func type(of parameter: WidgetParameter) -> String {
        var type = parameter.type.rawValue
        if let range = parameter.range {
            type += " \(range.lowerBound.plainWords)…\(range.upperBound.plainWords)"
        }
        if parameter.isList { type += several(parameter.count) }
        if parameter.isOptional { type += ", optional" }
        if parameter.hasOptions { type += ", see porthole options" }
        return type
    }

    private static func several(_ count: ClosedRange<Int>?) -> String {
        guard let count else { return ", several" }
        return count.lowerBound == count.upperBound
            ? ", \(count.lowerBound) values" : ", \(count.lowerBound)…\(count.upperBound) values"
    }
}
