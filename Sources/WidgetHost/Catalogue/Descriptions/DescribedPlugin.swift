import WidgetWire

/// What a plugin said about itself when it was asked, or why it could not.
enum DescribedPlugin: Sendable {
    case widgets(PluginDescription)
    case problem(PluginProblem)

    /// Whether asking again would bring the same answer while the files are the same.
    ///
    /// A crash, a missing needed library or a slow machine may pass; the rest lies in the file.
    var isFinal: Bool {
        switch self {
        case .widgets: true
        case .problem(let problem):
            switch problem.reason {
            case .missingEntry, .abiVersion, .noWidgets, .duplicateKind: true
            case .notALibrary, .crashed, .containerFull, .containerTaken, .timedOut, .badReply,
                .unreadable:
                false
            }
        }
    }

    /// Whether it said nothing in the time that it had.
    var isSilence: Bool {
        switch self {
        case .widgets: false
        case .problem(let problem): problem.reason == .timedOut
        }
    }

    /// Judges the answer to a question for a description.
    init(_ answer: Answer, plugin: String) {
        switch answer {
        case .description(let description):
            self = .widgets(description)
        case .failure(let failure):
            self = .problem(
                PluginProblem(
                    path: plugin, reason: failure.reason.problem,
                    message: failure.sentence(plugin: plugin)))
        case .timeline, .performed, .options, .recommendations:
            self = .problem(
                PluginProblem(
                    path: plugin, reason: .badReply,
                    message: "The plugin \(plugin) described itself with another answer."))
        }
    }

    /// Names what went wrong while the plugin was asked.
    init(_ error: HostError, plugin: String) {
        var path = plugin
        // No plugin is to blame for its runner.
        if case .runnerUnusable(let runner, _) = error.code { path = runner }
        self = .problem(
            PluginProblem(path: path, reason: error.problem, message: error.description))
    }
}

extension HostError {
    /// The problem that a plugin has which cannot be asked because of this error.
    fileprivate var problem: ProblemReason {
        switch code {
        case .crashed, .overMemory, .tooManyThreads, .tooMuchWritten, .tooBusy: .crashed
        case .containerFull: .containerFull
        case .timedOut, .busy: .timedOut
        case .badReply: .badReply
        case .refused(_, let reason, _): reason
        case .resting(_, _, let last), .quarantined(_, _, let last): last.problem
        case .unknownKind, .lostKind, .unknownControl, .isControl, .unsupportedFamily,
            .unknownParameter, .wrongParameterType, .unknownChoice, .ambiguousChoice,
            .valueOutOfRange, .wrongCount, .unreadableValue, .badRequest, .unknownInstance,
            .storeUnusable, .providerFailed, .unknownIntent, .intentFailed, .optionsFailed,
            .runnerUnusable, .cancelled, .shutDown:
            .unreadable
        }
    }
}

extension Failure {
    /// How many characters of a plugin's own words are shown.
    private static let wordLimit = 500

    /// The runner's words with the plugin's path.
    func sentence(plugin: String) -> String {
        words.contains(plugin) ? words : "\(plugin): \(words)"
    }

    /// The runner's words, or some when it gave none.
    var words: String {
        let text = PlainText.line(message, limit: Self.wordLimit)
        return text.isEmpty ? "It gave no reason." : text
    }
}

extension Failure.Reason {
    /// The problem that a plugin has which fails like this.
    var problem: ProblemReason {
        switch self {
        case .notALibrary: .notALibrary
        case .missingEntry: .missingEntry
        case .abiVersion: .abiVersion
        case .noWidgets: .noWidgets
        case .duplicateKind: .duplicateKind
        case .unspecified, .badRegistration, .unknownKind, .unsupportedFamily,
            .badConfiguration, .providerFailed, .emptyTimeline, .tooLarge, .cancelled,
            .badRequest, .unknownIntent, .intentFailed, .optionsFailed, .UNRECOGNIZED:
            .badReply
        }
    }
}
