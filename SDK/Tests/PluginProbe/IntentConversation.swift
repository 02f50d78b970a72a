import Foundation
import RecordingHost

extension LoadedPlugin {
    /// Prints what is registered in the entry.
    func printMembers() {
        for widget in widgets { print("widget \(widget.text)") }
        for member in members { print(member) }
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
}
