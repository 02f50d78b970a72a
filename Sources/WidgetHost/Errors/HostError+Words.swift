import Foundation

extension HostError: CustomStringConvertible, LocalizedError {
    /// One sentence that names the thing, the value and the remedy.
    public var description: String {
        switch code {
        case .unknownKind(let kind, let nearest, let unusable, let missing):
            unknownKind(kind, nearest, unusable, missing)
        case .lostKind(let kind, let plugin, let problem): lostKind(kind, plugin, problem)
        case .unknownControl(let kind, let nearest): unknownControl(kind, nearest)
        case .isControl(let kind): isControl(kind)
        case .unsupportedFamily(let family, let kind, let all): unsupported(family, kind, all)
        case .unknownInstance(let id, let nearest): unknownInstance(id, nearest)
        case .unknownParameter(let name, let kind, let known, let nearest):
            unknownParameter(name, kind, known, nearest)
        case .wrongParameterType(let name, let kind, let value, let type):
            wrongType(parameter(name, kind), value, type)
        case .unknownChoice(let value, let name, let kind, let choices, let nearest):
            unknownChoice(value, parameter(name, kind), choices, nearest)
        case .valueOutOfRange(let name, let kind, let value, let range):
            outOfRange(parameter(name, kind), value, range)
        case .wrongCount(let name, let kind, let found, let count):
            wrongCount(parameter(name, kind), found, count)
        case .unreadableValue(let value, let name, let kind, let expected):
            "\(parameter(name, kind)) cannot be \(quoted(value)); it takes \(expected.form)."
        case .ambiguousChoice(let value, let name, let kind, let choices):
            ambiguousChoice(value, parameter(name, kind), choices)
        case .storeUnusable(let path, let problem):
            "The file \(path) of placed widgets \(problem.clause)"
        case .badRequest(let problem): "The request cannot be answered: \(problem)."
        case .providerFailed(let kind, _, let message): providerFailed(kind, message)
        case .intentFailed(let name, _, let message): intentFailed(name, message)
        case .optionsFailed(let name, let kind, _, let message): optionsFailed(name, kind, message)
        case .unknownIntent(_, _, let message), .refused(_, _, let message): sentence(message)
        case .crashed(let plugin, let end, let log): crashed(plugin, end, log)
        case .overMemory(let plugin, let used, let limit): overMemory(plugin, used, limit)
        case .tooManyThreads(let plugin, let count, let limit): tooManyThreads(plugin, count, limit)
        case .tooManyMappings(let plugin, let count, let limit):
            tooManyMappings(plugin, count, limit)
        case .tooManyWatches(let plugin, let limit): tooManyWatches(plugin, limit)
        case .tooManyInFlight(let plugin, let count, let limit):
            tooManyInFlight(plugin, count, limit)
        case .tooMuchWritten(let plugin, let limit): tooMuchWritten(plugin, limit)
        case .tooMuchRead(let plugin, let limit): tooMuchRead(plugin, limit)
        case .tooBusy(let plugin, let limit): tooBusy(plugin, limit)
        case .containerFull(let plugin, let path, let limit): containerFull(plugin, path, limit)
        case .timedOut(let plugin, let task, let duration): timedOut(plugin, task, duration)
        case .busy(let plugin, let duration, let stopped): busy(plugin, duration, stopped)
        case .badReply(let plugin, let problem): badReply(plugin, problem)
        case .resting(let plugin, let duration, let last): resting(plugin, duration, last)
        case .quarantined(let plugin, let times, let last): quarantined(plugin, times, last)
        case .runnerUnusable(let path, let why, _): "The runner \(path) cannot be started: \(why)."
        case .cancelled: "The request was cancelled."
        case .shutDown: "The host was shut down and answers no more requests; make another one."
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}

/// What is not installed or placed.
extension HostError {
    private func unknownKind(
        _ kind: String, _ nearest: String?, _ unusable: [String], _ missing: String?
    ) -> String {
        let folder = missing.map { "the plugin directory \($0) is missing." }
        let reason = unusable.first.map { first in
            "\(first) "
                + (unusable.count > 1 ? "and \(unusable.count - 1) more " : "")
                + "cannot be used, and listing the widgets says why."
        }
        let clauses = [nearest.map(guess), folder, reason].compactMap(\.self)
        return "No installed widget has the kind \(quoted(kind)); "
            + (clauses.isEmpty
                ? "list the installed ones, or name the plugin directory it is in."
                : clauses.joined(separator: " Or "))
    }

    private func lostKind(_ kind: String, _ plugin: String, _ problem: String?) -> String {
        "The kind \(quoted(kind)) was the plugin \(plugin)'s, which cannot be used any more: "
            + (problem ?? "it is not there; install it again.")
    }

    private func unknownControl(_ kind: String, _ nearest: String?) -> String {
        "No installed control has the kind \(quoted(kind)); "
            + (nearest.map(guess) ?? "list the installed ones.")
    }

    private func isControl(_ kind: String) -> String {
        "The kind \(quoted(kind)) is a control's, which has no families and no timeline; "
            + "look for it among the controls."
    }

    private func unsupported(
        _ family: WidgetFamily, _ kind: String, _ supported: [WidgetFamily]
    ) -> String {
        "The widget \(quoted(kind)) has no family \(family.rawValue); "
            + "it comes in \(list(supported.map(\.rawValue)))."
    }

    private func unknownInstance(_ id: String, _ nearest: String?) -> String {
        "No placed widget has the id \(quoted(id)); "
            + (nearest.map(guess) ?? "list the ones there are.")
    }
}

/// Parameters and their values.
extension HostError {
    private func parameter(_ name: String, _ kind: String) -> String {
        "The parameter \(quoted(name)) of the \(subject) \(quoted(kind))"
    }

    private func unknownParameter(
        _ name: String, _ kind: String, _ known: [String], _ nearest: String?
    ) -> String {
        "The \(subject) \(quoted(kind)) has no parameter \(quoted(name)); "
            + "\(guessed(nearest)) has \(offer(known))."
    }

    private func wrongType(
        _ parameter: String, _ value: ConfigurationValue, _ expected: ParameterType
    ) -> String {
        "\(parameter) takes \(expected.article), "
            + "and \(quoted(value.description)) is \(value.type.article)."
    }

    private func outOfRange(
        _ parameter: String, _ value: ConfigurationValue, _ range: ClosedRange<Double>
    ) -> String {
        "\(parameter) cannot be \(quoted(value.description)); it goes from "
            + "\(number(range.lowerBound)) to \(number(range.upperBound))."
    }

    private func wrongCount(
        _ parameter: String, _ found: Int, _ count: ClosedRange<Int>
    ) -> String {
        "\(parameter) cannot have \(found) \(found == 1 ? "value" : "values"); "
            + "it takes \(number(of: count))."
    }

    private func unknownChoice(
        _ value: String, _ parameter: String, _ choices: [String], _ nearest: String?
    ) -> String {
        "\(parameter) cannot be \(quoted(value)); "
            + "\(guessed(nearest)) can be \(offer(choices, "or"))."
    }

    private func ambiguousChoice(
        _ value: String, _ parameter: String, _ choices: [String]
    ) -> String {
        "\(parameter) has several choices called \(quoted(value)); give \(list(choices, "or"))."
    }
}

/// What plugins say when they fail.
extension HostError {
    private func providerFailed(_ kind: String, _ message: String) -> String {
        "The provider of the \(subject) \(quoted(kind)) failed: \(sentence(message))"
    }

    private func intentFailed(_ name: String, _ message: String) -> String {
        "The intent \(quoted(name)) failed: \(sentence(message))"
    }

    private func optionsFailed(_ parameter: String, _ kind: String, _ message: String) -> String {
        "Values of the parameter \(quoted(parameter)) of \(quoted(kind)) cannot be found: "
            + sentence(message)
    }

    private func crashed(_ plugin: String, _ end: ProcessEnd, _ log: [String]) -> String {
        "The plugin \(plugin) \(end.clause)" + quotedLog(log)
    }

    private func quotedLog(_ lines: [String]) -> String {
        lines.isEmpty
            ? " without a word in its log; a debug build may say why."
            : ".\nIts log ends with:" + telling(lines).map { "\n    \($0)" }.joined()
    }

    /// The last five lines; where Swift's runtime has written a reason, from that on, without the
    /// functions that were running.
    private func telling(_ lines: [String]) -> ArraySlice<String> {
        guard let reason = lines.lastIndex(where: { $0.contains("Fatal error: ") }) else {
            return lines.suffix(5)
        }
        return lines[reason...].prefix { $0 != "Current stack trace:" }.prefix(5)
    }
}

/// What plugins may not use more of.
extension HostError {
    private func overMemory(_ plugin: String, _ used: Int, _ limit: Int) -> String {
        "The plugin \(plugin) ran out of memory: it used \(used >> 20) MB and may reserve "
            + "\(limit >> 20) MB; keep less at a time."
    }

    private func tooManyThreads(_ plugin: String, _ count: Int, _ limit: Int) -> String {
        "The plugin \(plugin) was stopped because it had \(count) threads; it may have "
            + "\(limit), so let some of them end."
    }

    private func tooManyMappings(_ plugin: String, _ count: Int, _ limit: Int) -> String {
        let mappings =
            count < ProcessUse.mostMappings
            ? "\(count) mappings of memory" : "more mappings of memory than can be counted"
        return "The plugin \(plugin) was stopped because it had \(mappings); it may have "
            + "\(limit), so unmap files and sockets that are closed."
    }

    private func tooManyWatches(_ plugin: String, _ limit: Int) -> String {
        "The plugin \(plugin) was stopped because it watched more than \(limit) descriptors with "
            + "epoll; close those that are no longer needed."
    }

    private func tooManyInFlight(_ plugin: String, _ count: Int, _ limit: Int) -> String {
        "The plugin \(plugin) was stopped because it had sent \(count) descriptors over its sockets "
            + "without receiving them; it may have \(limit) on their way."
    }

    private func tooMuchWritten(_ plugin: String, _ limit: Int) -> String {
        "The plugin \(plugin) was stopped because it wrote more than \(limit >> 20) MB to files "
            + "within an hour; write less often."
    }

    private func tooMuchRead(_ plugin: String, _ limit: Int) -> String {
        "The plugin \(plugin) was stopped because it read more than \(limit >> 20) MB from disks "
            + "within \(HostPolicy.readingPeriod.words); read less, or less often."
    }

    private func tooBusy(_ plugin: String, _ limit: Duration) -> String {
        "The plugin \(plugin) was stopped because it computed for \(limit.words) more than a "
            + "quarter of the time; let it wait for events instead of polling."
    }

    private func containerFull(_ plugin: String, _ path: String, _ limit: Int) -> String {
        "The plugin \(plugin) keeps more than \(limit >> 20) MB in \(path), or files too deep "
            + "or too many to be measured; remove what is not needed there."
    }
}

/// Plugins that do not answer, or not yet.
extension HostError {
    private func timedOut(_ plugin: String, _ task: String, _ duration: Duration) -> String {
        "The plugin \(plugin) did not \(task) within \(duration.words); asking again tries anew."
    }

    private func busy(_ plugin: String, _ duration: Duration, _ stopped: Int32?) -> String {
        if let stopped {
            return "The plugin \(plugin) is performing another intent for the process \(stopped), "
                + "which is stopped; continue it or end it, and try again."
        }
        return "The plugin \(plugin) has been performing another intent for \(duration.words); try "
            + "again when it has ended."
    }

    private func badReply(_ plugin: String, _ problem: String) -> String {
        "The plugin \(plugin) sent an answer that cannot be used: \(sentence(problem))"
    }

    private func resting(_ plugin: String, _ duration: Duration, _ last: HostError) -> String {
        "The plugin \(plugin) failed and is started again in \(duration.words); "
            + "the last failure was: \(last)"
    }

    private func quarantined(_ plugin: String, _ failures: Int, _ last: HostError) -> String {
        "The plugin \(plugin) failed \(failures) times in a row and is left alone until its "
            + "file changes; the last failure was: \(last)"
    }
}

/// Parts of sentences.
extension HostError {
    private func quoted(_ text: String) -> String { "'\(text)'" }

    private func sentence(_ text: String) -> String {
        guard let last = text.last else { return "it gave no reason." }
        return ".!?".contains(last) ? text : text + "."
    }

    private func guess(_ nearest: String) -> String { "did you mean \(quoted(nearest))?" }

    /// The subject of a sentence on what there is, after a guess if there is one.
    private func guessed(_ nearest: String?) -> String {
        nearest.map { guess($0) + " It" } ?? "it"
    }

    private func list(_ names: [String], _ conjunction: String = "and") -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// The first 20 of the names a user can choose, long ones cut, and the number of the rest.
    private func offer(_ names: [String], _ conjunction: String = "and") -> String {
        let rest = names.count - 20
        let offered = names.prefix(20).map { PlainText.line($0, limit: 100) }
        return rest > 0
            ? offered.joined(separator: ", ") + " \(conjunction) \(rest) more"
            : list(offered, conjunction)
    }

    private func number(_ value: Double) -> String {
        guard value.isFinite else { return value < 0 ? "-∞" : "∞" }
        return ConfigurationValue.double(value).description.replacing(/\.0$/, with: "")
    }

    private func number(of range: ClosedRange<Int>) -> String {
        range.lowerBound == range.upperBound
            ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
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
            "is damaged (\(reason)) and was left as it is; move it away to start afresh."
        case .newer(let version, let known):
            "was written by a newer version, in format \(version) where this one knows "
                + "\(known); update this one."
        case .busy: "has been written by another program for too long; try again."
        }
    }
}

extension ParameterType {
    /// The text that a user may type for a value of this type, in words.
    package var form: String {
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
    var words: String {
        let seconds = self / .seconds(1)
        let number = seconds.formatted(
            .number.precision(.fractionLength(0...1)).grouping(.never)
                .locale(Locale(identifier: "en_US_POSIX")))
        return number == "1" ? "1 second" : "\(number) seconds"
    }
}
