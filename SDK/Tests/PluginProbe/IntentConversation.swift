import Foundation
import RecordingHost

extension LoadedPlugin {
    /// Prints what is registered in the entry.
    func printMembers() {
        for widget in widgets { print("widget \(widget.text)") }
        for member in members { print(member) }
        for handler in handlers {
            print("handler \(handler.intent)")
            for parameter in handler.parameters { print("  \(parameter.text)") }
        }
    }

    /// Prints what is registered when it is asked for.
    func printIntents() {
        for intent in intents { print(intent.text) }
        for shortcut in shortcuts { print(shortcut) }
    }

    /// Performs an intent and prints what comes of it.
    func perform(_ name: String, _ settings: [String: String], isCancelled: Bool) {
        guard let intent = intents.first(where: { $0.name == name }) else {
            return print("no intent \(name)")
        }
        let performance = RecordedPerformance(
            intent, settings: intent.parameters.values(of: settings))
        if isCancelled { performance.cancel() }
        for line in performance.outcome() { print(line) }
    }

    /// Prints what a parameter can be: its widget's, control's or intent's name, its own, what is
    /// typed.
    func printOptions(_ words: [String], _ settings: [String: String]) {
        let all =
            widgets.map { ($0.kind, $0.parameters) } + controls.map { ($0.kind, $0.parameters) }
            + intents.map { ($0.name, $0.parameters) } + handlers.map { ($0.intent, $0.parameters) }
        guard words.count > 1, let parameters = all.first(where: { $0.0 == words[0] })?.1,
            let parameter = parameters.first(where: { $0.name == words[1] })
        else { return print("no parameter \(words)") }
        let options = RecordedOptions(
            parameter.descriptor, settings: parameters.values(of: settings))
        for line in options.found(words.count > 2 ? words[2] : "") { print(line) }
    }

    /// Places each widget and control once, with the settings that it has parameters for.
    func placeEverything(_ settings: [String: String]) {
        RecordedCenter.place(
            widgets.map {
                .init(
                    kind: $0.kind, family: $0.descriptor.families & ~($0.descriptor.families - 1),
                    arguments: $0.parameters.arguments(of: settings))
            }
                + controls.map {
                    .init(
                        kind: $0.kind, family: 0, arguments: $0.parameters.arguments(of: settings))
                })
    }
}
