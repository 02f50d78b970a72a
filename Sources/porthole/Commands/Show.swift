import ArgumentParser
import Foundation
import WidgetHost

/// `porthole show`: everything about one widget.
struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show everything about one widget.",
        discussion: """
            Examples:
              porthole show com.mygame.game-status
              porthole show org.example.system --json
            """)

    @Argument(help: "The widget's kind, as porthole list shows it.", completion: .kinds)
    var kind: String

    @Flag(help: "Print a JSON document.")
    var json = false

    @OptionGroup var plugins: PluginOptions

    func run() async throws {
        try await reportingErrors {
            try await plugins.withHost { host, _ in
                let widget = try await host.widget(kind: kind)
                if json {
                    try JSONOutput.print(WidgetDocument(widget))
                } else {
                    try emit(Self.lines(widget).map { $0.printable() + "\n" }.joined())
                }
            }
        }
    }

    static func lines(_ widget: InstalledWidget) -> [String] {
        let families = widget.families.map {
            "\($0.rawValue) \($0.defaultSize.width.formatted())×\($0.defaultSize.height.formatted())"
        }
        var facts = [
            ("Kind", widget.kind), ("Name", widget.displayName),
            ("Description", widget.description),
            ("Families", families.joined(separator: ", ")), ("Plugin", widget.plugin),
        ]
        if let bundle = widget.bundle {
            facts.append(("Bundle", "\(bundle.identifier) (\(bundle.name) \(bundle.version))"))
        }
        if widget.contentMarginsDisabled { facts.append(("Margins", "none")) }
        var lines = facts.filter { !$0.1.isEmpty }.map { name, value in
            "\(name):".padding(toLength: 13, withPad: " ", startingAt: 0) + value
        }
        if !widget.parameters.isEmpty {
            lines.append("Parameters:")
            lines += widget.parameters.flatMap(Self.lines)
        }
        return lines
    }

    private static func lines(_ parameter: WidgetParameter) -> [String] {
        let words = [parameter.title, parameter.description].filter { !$0.isEmpty }
        let line =
            "  --set \(parameter.name)=\(parameter.defaultValue)  (\(type(of: parameter))) "
            + words.joined(separator: ": ")
        return [line]
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
            type += " \(range.lowerBound.formatted())…\(range.upperBound.formatted())"
        }
        if parameter.isList { type += ", several" }
        if parameter.isOptional { type += ", optional" }
        return type
    }
}
