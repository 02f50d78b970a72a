import Foundation

extension HostError: CustomStringConvertible, LocalizedError {
    /// One sentence that names the thing, the value and the remedy.
    public var description: String {
        switch code {
        case .unknownKind(let kind, let nearest, let unusable):
            "No installed widget has the kind \(quoted(kind)); " + whereToLook(nearest, unusable)
        case .lostKind(let kind, let plugin, let problem):
            "The kind \(quoted(kind)) was the plugin \(plugin)'s, which cannot be used any more: "
                + (problem ?? "it is not there; install it again.")
        case .unknownControl(let kind, let nearest):
            "No installed control has the kind \(quoted(kind)); "
                + (nearest.map { "did you mean \(quoted($0))?" } ?? "list the installed ones.")
        case .isControl(let kind):
            "The kind \(quoted(kind)) is a control's, which has no families and no timeline; "
                + "look for it among the controls."
        case .unsupportedFamily(let family, let kind, let supported):
            "The widget \(quoted(kind)) has no family \(family.rawValue); "
                + "it comes in \(list(supported.map(\.rawValue)))."
        case .unknownParameter(let name, let kind, let known, let nearest):
            "The \(subject) \(quoted(kind)) has no parameter \(quoted(name)); "
                + (nearest.map { "did you mean \(quoted($0))? It" } ?? "it")
                + " has \(offer(known))."
        case .wrongParameterType(let name, let kind, let value, let expected):
            "The parameter \(quoted(name)) of the \(subject) \(quoted(kind)) takes \(expected.article), "
                + "and \(quoted(value.description)) is \(value.type.article)."
        case .unknownChoice(let value, let name, let kind, let choices, let nearest):
            "The parameter \(quoted(name)) of the \(subject) \(quoted(kind)) cannot be \(quoted(value)); "
                + (nearest.map { "did you mean \(quoted($0))? It" } ?? "it")
                + " can be \(offer(choices, "or"))."
        case .valueOutOfRange(let name, let kind, let value, let range):
            "The parameter \(quoted(name)) of the \(subject) \(quoted(kind)) cannot be "
                + "\(quoted(value.description)); it goes from \(number(range.lowerBound)) to "
                + "\(number(range.upperBound))."
        case .wrongCount(let name, let kind, let found, let count):
            "The parameter \(quoted(name)) of the \(subject) \(quoted(kind)) cannot have "
                + "\(found) \(found == 1 ? "value" : "values"); it takes \(number(of: count))."
        case .unreadableValue(let value, let name, let kind, let expected):
            "The parameter \(quoted(name)) of the \(subject) \(quoted(kind)) cannot be "
                + "\(quoted(value)); it takes \(expected.form)."
        case .ambiguousChoice(let value, let name, let kind, let choices):
            "The parameter \(quoted(name)) of the \(subject) \(quoted(kind)) has several choices "
                + "called \(quoted(value)); give \(list(choices, "or"))."
        case .unknownInstance(let id, let nearest):
            "No placed widget has the id \(quoted(id)); "
                + (nearest.map { "did you mean \(quoted($0))?" } ?? "list the ones there are.")
        case .storeUnusable(let path, let problem):
            "The file \(path) of placed widgets \(problem.clause)"
        case .badRequest(let problem):
            "The request cannot be answered: \(problem)."
        case .providerFailed(let kind, _, let message):
            "The provider of the \(subject) \(quoted(kind)) failed: \(sentence(message))"
        case .unknownIntent(_, _, let message):
            sentence(message)
        case .intentFailed(let name, _, let message):
            "The intent \(quoted(name)) failed: \(sentence(message))"
        case .optionsFailed(let parameter, let kind, _, let message):
            "Values of the parameter \(quoted(parameter)) of \(quoted(kind)) cannot be found: "
                + sentence(message)
        case .refused(_, _, let message):
            sentence(message)
        case .crashed(let plugin, let end, let log):
            "The plugin \(plugin) \(end.clause)" + quotedLog(log)
        case .overMemory(let plugin, let used, let limit):
            "The plugin \(plugin) ran out of memory: it used \(used >> 20) MB and may reserve "
                + "\(limit >> 20) MB; keep less at a time."
        case .tooManyThreads(let plugin, let count, let limit):
            "The plugin \(plugin) was stopped because it had \(count) threads; it may have "
                + "\(limit), so let some of them end."
        case .tooMuchWritten(let plugin, let limit):
            "The plugin \(plugin) was stopped because it wrote more than \(limit >> 20) MB to files "
                + "within an hour; write less often."
        case .tooBusy(let plugin, let limit):
            "The plugin \(plugin) was stopped because it used a quarter of a core and \(limit.words) of "
                + "computing beyond; let it wait for events instead of polling."
        case .containerFull(let plugin, let path, let limit):
            "The plugin \(plugin) keeps more than \(limit >> 20) MB in \(path); "
                + "remove what is not needed there."
        case .timedOut(let plugin, let task, let duration):
            "The plugin \(plugin) did not \(task) within \(duration.words); "
                + "asking again tries anew."
        case .busy(let plugin, let duration):
            "The plugin \(plugin) has been performing another intent for \(duration.words); try again "
                + "when it has ended."
        case .badReply(let plugin, let problem):
            "The plugin \(plugin) sent an answer that cannot be used: \(sentence(problem))"
        case .resting(let plugin, let duration, let last):
            "The plugin \(plugin) failed and is started again in \(duration.words); "
                + "the last failure was: \(last)"
        case .quarantined(let plugin, let failures, let last):
            "The plugin \(plugin) failed \(failures) times in a row and is left alone until its "
                + "file changes; the last failure was: \(last)"
        case .runnerUnusable(let path, let problem):
            "The runner \(path) cannot be started: \(problem)."
        case .cancelled:
            "The request was cancelled."
        case .shutDown:
            "The host was shut down and answers no more requests; make another one."
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }

    private func whereToLook(_ nearest: String?, _ unusable: Int) -> String {
        let guess = nearest.map { "did you mean \(quoted($0))?" }
        let reason: String? =
            switch unusable {
            case 0: nil
            case 1: "one plugin cannot be used, and listing the widgets says why."
            default: "\(unusable) plugins cannot be used, and listing the widgets says why."
            }
        let clauses = [guess, reason].compactMap(\.self)
        if clauses.isEmpty { return "list the installed ones, or name its plugin's folder." }
        return clauses.joined(separator: " Or ")
    }

    private func quotedLog(_ lines: [String]) -> String {
        lines.isEmpty
            ? " without a word in its log; a debug build may say why."
            : "; its log ends with:" + telling(lines).map { "\n    \($0)" }.joined()
    }

    /// The last five lines; from the reason on where Swift's runtime has written one, and a list of
    /// the functions that were running after it.
    private func telling(_ lines: [String]) -> ArraySlice<String> {
        lines.lastIndex { $0.contains("Fatal error: ") }.map { lines[$0...].prefix(5) }
            ?? lines.suffix(5)
    }

    /// The first 20 of the names a user can choose, and the number of the rest.
    private func offer(_ names: [String], _ conjunction: String = "and") -> String {
        let rest = names.count - 20
        return rest > 0
            ? names.prefix(20).joined(separator: ", ") + " \(conjunction) \(rest) more"
            : list(names, conjunction)
    }

    private func number(_ value: Double) -> String {
        guard value.isFinite else { return value < 0 ? "-∞" : "∞" }
        return ConfigurationValue.double(value).description.replacing(/\.0$/, with: "")
    }

    private func number(of range: ClosedRange<Int>) -> String {
        range.lowerBound == range.upperBound
            ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }

    private func list(_ names: [String], _ conjunction: String = "and") -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    private func quoted(_ text: String) -> String { "'\(text)'" }

    private func sentence(_ text: String) -> String {
        guard let last = text.last else { return "it gave no reason." }
        return ".!?".contains(last) ? text : text + "."
    }
}

extension ProcessEnd {
    /// How the process ended, in words that follow its name.
    var clause: String {
        switch self {
        case .exited(let status): "ended by itself with status \(status)"
        case .killed(let signal): "crashed with \(SignalName.of(signal))"
        }
    }
}

extension StoreProblem {
    /// The problem of the file and the remedy, in words that follow its name.
    fileprivate var clause: String {
        switch self {
        case .unusable(let reason): "cannot be used: \(reason)."
        case .damaged(let reason):
            "is damaged (\(reason)) and was left as it is; move it away to begin anew."
        case .newer(let version, let known):
            "was written by a newer version, in format \(version) where this one knows "
                + "\(known); update this one."
        case .busy: "has been written by another program for too long; try again."
        }
    }
}

extension ParameterType {
    /// The text that a user may type for a value of this type, in words.
    public var form: String {
        switch self {
        case .bool: "true or false"
        case .int: "a whole number"
        case .double: "a number"
        case .string: "text"
        case .date: "a date in ISO 8601, such as 2026-07-01T08:30:00Z"
        }
    }

    /// The type with its article, for use in a sentence.
    fileprivate var article: String {
        switch self {
        case .bool: "true or false"
        case .int: "an integer"
        case .double: "a number"
        case .string: "text"
        case .date: "a date"
        }
    }
}

extension Duration {
    /// The duration in seconds, with at most one decimal.
    fileprivate var words: String {
        let seconds = self / .seconds(1)
        let number = seconds.formatted(
            .number.precision(.fractionLength(0...1)).grouping(.never)
                .locale(Locale(identifier: "en_US_POSIX")))
        return number == "1" ? "1 second" : "\(number) seconds"
    }
}
