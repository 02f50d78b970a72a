import Foundation
import WidgetHost

/// Asks on a terminal for a widget's settings, one parameter after another.
///
/// It writes only lines of text, to standard error, so that any terminal can show them and the
/// output can go elsewhere.
struct ParameterDialog {
    let widget: InstalledWidget
    let host: WidgetHost
    /// The consequence of an early end of the input, such as "nothing was changed".
    let abandoned: String
    /// The widget's family, which may decide whether a parameter is asked for.
    let family: WidgetFamily

    /// Whether input and output are terminals, so that a user can be asked.
    static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    /// Asks the user, and returns the changes.
    ///
    /// - Parameter values: The settings so far.
    /// - Throws: A ``CommandError`` when the input ends before the last answer.
    func changes(
        from values: [String: ConfigurationValue] = [:]
    ) async throws -> [String: SettingChange] {
        guard !widget.parameters.isEmpty else {
            throw CommandError("The widget '\(widget.kind)' has no parameters to set.")
        }
        DialogText.write(
            "\(widget.displayName.printable()): return keeps what stands in brackets, "
                + "\(ParameterQuestion.resetting) takes the default, Ctrl-D gives up.\n")
        if let recommended = try await recommendation() {
            // Parameters that the recommendation leaves out return to their defaults.
            let unset = values.mapValues { _ in SettingChange.reset }
            return unset.merging(recommended.configuration.mapValues(SettingChange.set)) { $1 }
        }
        var values = values
        var changes: [String: SettingChange] = [:]
        var asked: Set<String> = []
        while let parameter = next(after: asked, values) {
            asked.insert(parameter.name)
            var question = ParameterQuestion(
                parameter: parameter, widget: widget, host: host, values: values)
            switch try await question.ask() {
            case .kept: continue
            case .changed(let change):
                changes[parameter.name] = change
                values[parameter.name] = change.value
            case .inputEnded: throw inputEnded()
            }
        }
        return changes
    }

    /// The recommendation that the user chooses; nil to be asked for each parameter.
    private func recommendation() async throws -> Recommendation? {
        guard widget.recommends else { return nil }
        let list: RecommendedList
        do throws(HostError) {
            list = try await ProgressLine.during({ "looking …" }) {
                () throws(HostError) in try await RecommendedList(of: widget.kind, in: host)
            }
        } catch {
            warn("\(error)")
            return nil
        }
        guard !list.all.isEmpty else { return nil }
        DialogText.write("\n\(DialogText.strong("Recommended"))\n")
        for line in list.lines() { DialogText.write(line.printable() + "\n") }
        DialogText.write(
            DialogText.faint("  Give a number or a description; return asks for each parameter.")
                + "\n")
        while true {
            DialogText.write("recommended [none]: ")
            guard let line = readLine() else { throw inputEnded() }
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty || text == ParameterQuestion.resetting { return nil }
            do throws(CommandError) {
                return try list.recommendation(named: text)
            } catch {
                DialogText.write("\(error)".printable() + "\n")
            }
        }
    }

    private func inputEnded() -> CommandError {
        DialogText.write("\n")
        return CommandError("The input ended, so \(abandoned).")
    }

    /// The next parameter that applies to the present values; an answer can make an earlier one
    /// apply.
    private func next(
        after asked: Set<String>, _ values: [String: ConfigurationValue]
    ) -> WidgetParameter? {
        widget.parameters.first {
            !asked.contains($0.name)
                && $0.applies(values, family: family, among: widget.parameters)
        }
    }
}
