import WidgetWire

/// A plugin's description of itself, or the reason why there is none.
enum DescribedPlugin: Sendable {
    case widgets(PluginDescription)
    case problem(PluginProblem)

    /// Whether asking again would bring the same answer while the files stay the same.
    ///
    /// A crash, a missing library or a slow machine may pass; the other problems lie in the file.
    var isFinal: Bool {
        switch self {
        case .widgets: true
        case .problem(let problem):
            switch problem.reason {
            case .missingEntry, .abiVersion, .noWidgets, .duplicateKind: true
            case .notALibrary, .crashed, .containerFull, .containerTaken, .timedOut, .badReply,
                .unreadable, .missingFolder:
                false
            }
        }
    }

    /// Whether the plugin did not answer in time.
    var isTimeout: Bool {
        switch self {
        case .widgets: false
        case .problem(let problem): problem.reason == .timedOut
        }
    }

    /// Turns the answer to a request for a description into one, or into the plugin's problem.
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

    /// Turns an error that occurred while the plugin was asked into its problem.
    init(_ error: HostError, plugin: String) {
        self = .problem(
            PluginProblem(path: plugin, reason: error.problem, message: error.description))
    }
}

extension HostError {
    /// The reason for which a plugin counts as unusable because of this error.
    fileprivate var problem: ProblemReason {
        switch code {
        case .crashed, .overMemory, .tooManyThreads, .tooManyMappings, .tooManyWatches,
            .tooManyInFlight, .tooMuchWritten, .tooMuchRead, .tooBusy:
            .crashed
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

extension Failure.Reason {
    /// The reason for which a plugin counts as unusable after this failure.
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
