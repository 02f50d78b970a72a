import Foundation
import WidgetHost
import WidgetWire

/// Asks for one parameter until the answer is a valid value.
struct ParameterQuestion {
    /// The result of a question.
    enum Answer {
        case kept
        case changed(SettingChange)
        case inputEnded
    }

    /// The input that stands for the default.
    static let resetting = "-"
    /// The prefix of a search.
    private static let searching = "/"

    let parameter: WidgetParameter
    let widget: InstalledWidget
    let host: WidgetHost
    /// The settings so far.
    let values: [String: ConfigurationValue]
    /// The choices shown last, with their numbers.
    private var shown = ChoiceList([])
    /// All choices found by any search.
    private var found: [ParameterChoice] = []

    init(
        parameter: WidgetParameter, widget: InstalledWidget, host: WidgetHost,
        values: [String: ConfigurationValue]
    ) {
        self.parameter = parameter
        self.widget = widget
        self.host = host
        self.values = values
    }

    private var hasChoices: Bool { parameter.hasOptions || !parameter.choices.isEmpty }

    mutating func ask() async throws -> Answer {
        DialogText.write("\n\(DialogText.strong(parameter.title))\(note.printable())\n")
        if hasChoices { await search("") }
        while true {
            DialogText.write("\(parameter.name) [\(current.printable())]: ")
            guard let line = readLine() else { return .inputEnded }
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty { return .kept }
            if text == Self.resetting { return .changed(.reset) }
            if hasChoices, text.hasPrefix(Self.searching) {
                await search(String(text.dropFirst()))
                continue
            }
            do throws(HostError) {
                return .changed(SettingChange(try value(of: text)))
            } catch {
                DialogText.write("\(error)".printable(keepsLines: true) + "\n")
            }
        }
    }

    /// Reads an answer; numbers stand for the choices shown.
    private func value(of text: String) throws(HostError) -> ConfigurationValue? {
        let texts =
            parameter.isList ? ListText.elements(of: text).map(shown.id) : [shown.id(of: text)]
        return try TypedValues(widget: widget).value(
            parameter.name, typed: texts, found: parameter.hasOptions ? found : [])
    }

    /// Lists the choices that contain a text, asking the plugin for its own.
    private mutating func search(_ text: String) async {
        do throws(HostError) {
            let sections = try await ProgressLine.during({ "looking …" }) { () throws(HostError) in
                try await host.options(
                    for: parameter.name, of: widget.kind, search: text, configuration: values)
            }
            shown = ChoiceList(sections)
            found += sections.flatMap(\.choices).filter { !found.contains($0) }
            shown.lines(isSearch: !text.isEmpty).forEach { DialogText.write($0 + "\n") }
        } catch {
            warn("\(error)")
        }
    }

    // MARK: Words

    /// The present value as it is shown in brackets.
    private var current: String {
        guard let value = values[parameter.name] ?? parameter.shownDefault else { return "none" }
        guard case .string(let text) = value else { return "\(value)" }
        let texts = parameter.isList ? ListText.elements(of: text) : [text]
        let titles = texts.map { id in
            (parameter.choices + found).first { $0.id == id }?.title ?? id
        }
        let words = titles.joined(separator: ", ")
        return words.isEmpty ? "none" : words
    }

    private var note: String {
        var words = [parameter.description].filter { !$0.isEmpty }
        if let range = parameter.range {
            words.append("\(range.lowerBound.plainWords) to \(range.upperBound.plainWords)")
        } else if !hasChoices, parameter.type != .string {
            words.append(parameter.type.form)
        }
        if parameter.isList { words.append("\(several) between commas") }
        return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
    }

    private var several: String {
        guard let count = parameter.count else { return "several" }
        let (least, most) = (count.lowerBound, count.upperBound)
        return least == most
            ? "\(least)" : most == .max ? "\(least) or more" : "\(least) to \(most)"
    }
}
