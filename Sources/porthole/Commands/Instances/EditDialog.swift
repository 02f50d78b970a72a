import Foundation
import WidgetHost

/// Asks on a terminal, parameter by parameter, what a placed widget shall be set to.
///
/// Only lines of text are written, so that any terminal can show them.
struct EditDialog {
    /// The most choices shown at once; a search finds the others.
    private static let choiceLimit = 20
    /// What a user types for the default.
    private static let resetting = "-"

    let subject: Subject
    let host: WidgetHost

    /// The answers: nil for a parameter whose default is to hold.
    ///
    /// - Throws: A ``CommandError`` when the input ends before the last answer.
    func changes() async throws -> [String: ConfigurationValue?] {
        let parameters = subject.widget.parameters
        guard !parameters.isEmpty else {
            throw CommandError("\(subject.widget.kind) has no parameters to set")
        }
        write("Return keeps what stands in brackets, \(Self.resetting) takes the default.\n")
        var values = subject.warnedValues()
        var changes: [String: ConfigurationValue?] = [:]
        for parameter in parameters {
            guard let answer = try await answer(for: parameter, values) else { continue }
            changes.updateValue(answer.value, forKey: parameter.name)
            values[parameter.name] = answer.value
        }
        return changes
    }

    /// What to set one parameter to; nil to keep it.
    private func answer(
        for parameter: WidgetParameter, _ values: [String: ConfigurationValue]
    ) async throws -> (value: ConfigurationValue?, Void)? {
        let reader = TypedValues(widget: subject.widget)
        let current = values[parameter.name] ?? parameter.defaultValue
        write("\n\(parameter.title)\(note(parameter))\n")
        var choices = try await show(choicesOf: parameter, "", values)
        while true {
            write("\(parameter.name) [\(current)]: ")
            guard let line = readLine() else {
                write("\n")
                throw CommandError("the input ended: nothing was changed")
            }
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty { return nil }
            if text == Self.resetting { return (nil, ()) }
            if text.hasPrefix("/"), parameter.hasOptions || !parameter.choices.isEmpty {
                choices = try await show(choicesOf: parameter, String(text.dropFirst()), values)
                continue
            }
            do throws(HostError) {
                let value = try reader.value(
                    parameter.name, typed: [named(text, choices)],
                    found: parameter.hasOptions ? choices : [])
                return (value, ())
            } catch {
                write("\(error)\n")
            }
        }
    }

    /// The choice with this number, or what was typed.
    private func named(_ text: String, _ choices: [ParameterChoice]) -> String {
        guard let number = Int(text), choices.indices.contains(number - 1),
            !choices.contains(where: { $0.id == text })
        else { return text }
        return choices[number - 1].id
    }

    /// Writes what there is to choose from, numbered, and returns all of it.
    private func show(
        choicesOf parameter: WidgetParameter, _ search: String,
        _ values: [String: ConfigurationValue]
    ) async throws -> [ParameterChoice] {
        guard parameter.hasOptions || !parameter.choices.isEmpty else { return [] }
        let choices = await found(parameter, search, values)
        for (index, choice) in choices.prefix(Self.choiceLimit).enumerated() {
            let words = [choice.id, choice.title, choice.subtitle].filter { !$0.isEmpty }
            let names = words.dropFirst().filter { $0 != choice.id }
            write("  \(index + 1)  \(([choice.id] + names).joined(separator: "  "))\n")
        }
        let rest = choices.count - Self.choiceLimit
        if rest > 0 { write("  and \(rest) more\n") }
        if choices.isEmpty { write("  nothing found\n") }
        write("  Give a number, an id or a title; /TEXT searches.\n")
        return choices
    }

    private func found(
        _ parameter: WidgetParameter, _ search: String, _ values: [String: ConfigurationValue]
    ) async -> [ParameterChoice] {
        guard parameter.hasOptions else {
            return parameter.choices.filter {
                search.isEmpty || $0.id.localizedCaseInsensitiveContains(search)
                    || $0.title.localizedCaseInsensitiveContains(search)
            }
        }
        do throws(HostError) {
            return try await host.options(
                for: parameter.name, of: subject.widget.kind, search: search,
                configuration: values
            ).flatMap(\.choices)
        } catch {
            warn("\(error)")
            return []
        }
    }

    private func note(_ parameter: WidgetParameter) -> String {
        let range = parameter.range.map {
            "\($0.lowerBound.formatted()) to \($0.upperBound.formatted())"
        }
        let words = [parameter.description, range ?? ""].filter { !$0.isEmpty }
        return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(
            contentsOf: Data(text.printable(keepsLines: true).utf8))
    }
}
