import Foundation

/// The reason why a host could not do what it was asked for.
public struct HostError: Error, Sendable, Hashable {
    /// The error and its facts, for programs.
    public let code: Code
    /// Whether the kind that ``code`` names is a widget's or a control's.
    public let subject: Subject

    /// Makes an error from its facts.
    public init(_ code: Code, about subject: Subject = .widget) {
        self.code = code
        self.subject = subject
    }

    /// The owner of a kind, by the word that users know it by.
    public enum Subject: String, Sendable, Hashable {
        case widget, control
    }

    /// The possible errors; plugins are absolute paths, durations the time spent waiting.
    public enum Code: Sendable, Hashable {
        /// No installed widget has this kind.
        ///
        /// `nearest` is an installed kind with a similar name; `unusable` are the plugins that
        /// cannot be used and might have had it, `missing` a named plugin directory that is not
        /// there.
        case unknownKind(String, nearest: String?, unusable: [String], missing: String? = nil)
        /// The kind was this plugin's, which can no longer be used; `problem` is nil when it is
        /// gone.
        case lostKind(String, plugin: String, problem: String?)
        /// No installed control has this kind; `nearest` is an installed kind with a similar name.
        case unknownControl(String, nearest: String?)
        /// The kind is a control's, but a widget's is needed.
        case isControl(String)
        /// The widget does not support this family.
        case unsupportedFamily(WidgetFamily, kind: String, supported: [WidgetFamily])
        /// The widget has no parameter with this name; `known` are those it has, `nearest` one with
        /// a similar name.
        case unknownParameter(String, kind: String, known: [String], nearest: String?)
        /// The parameter's value has another type.
        case wrongParameterType(
            String, kind: String, value: ConfigurationValue, expected: ParameterType)
        /// The parameter's value is none of its choices; `nearest` is one with a similar name.
        case unknownChoice(
            String, parameter: String, kind: String, choices: [String], nearest: String?)
        /// The parameter's value is too small or too large.
        case valueOutOfRange(
            String, kind: String, value: ConfigurationValue, range: ClosedRange<Double>)
        /// The parameter's list has too few or too many values.
        case wrongCount(String, kind: String, found: Int, count: ClosedRange<Int>)
        /// The text cannot be read as a value of the parameter's type.
        case unreadableValue(
            String, parameter: String, kind: String, expected: ParameterType)
        /// The text is the title of several of the parameter's choices.
        case ambiguousChoice(
            String, parameter: String, kind: String, choices: [String])
        /// The user has placed nothing with this id; `nearest` is one with a similar name.
        case unknownInstance(String, nearest: String?)
        /// The file of placed widgets cannot be used, and was left as it is.
        case storeUnusable(path: String, problem: StoreProblem)
        /// The request itself is not valid, for this reason.
        case badRequest(String)
        /// The provider reported an error, in the plugin's own words.
        case providerFailed(kind: String, plugin: String, message: String)
        /// The plugin has no intent with this name, in the runner's words.
        case unknownIntent(String, plugin: String, message: String)
        /// The intent reported an error, in the plugin's own words.
        case intentFailed(String, plugin: String, message: String)
        /// Finding values of the parameter failed, in the plugin's own words.
        case optionsFailed(parameter: String, kind: String, plugin: String, message: String)
        /// The runner refused the plugin or the request, in its words.
        case refused(plugin: String, reason: ProblemReason, message: String)
        /// The plugin's process ended by itself; `log` holds the last lines it printed.
        case crashed(plugin: String, end: ProcessEnd, log: [String])
        /// The plugin's process ended when it had almost used up the memory it may have, in bytes.
        case overMemory(plugin: String, used: Int, limit: Int)
        /// The plugin's process was ended because it had too many threads.
        case tooManyThreads(plugin: String, count: Int, limit: Int)
        /// The plugin's process was ended because it had too many mappings of memory.
        case tooManyMappings(plugin: String, count: Int, limit: Int)
        /// The plugin's process was ended because it watched too many descriptors with epoll.
        case tooManyWatches(plugin: String, limit: Int)
        /// The plugin's process was ended because it had sent descriptors that were not received.
        case tooManyInFlight(plugin: String, count: Int, limit: Int)
        /// The plugin's process was ended because it wrote more than `limit` bytes within an hour.
        case tooMuchWritten(plugin: String, limit: Int)
        /// The plugin's process was ended because it read more than `limit` bytes from disks within
        /// 32 seconds.
        case tooMuchRead(plugin: String, limit: Int)
        /// The plugin's process was ended because it computed for longer than `limit` beyond a
        /// quarter of the time.
        case tooBusy(plugin: String, limit: Duration)
        /// The plugin's container holds more than `limit` bytes, or more than can be measured.
        case containerFull(plugin: String, path: String, limit: Int)
        /// The plugin did not answer in time.
        case timedOut(plugin: String, task: String, after: Duration)
        /// The plugin was busy with another intent while this one waited for its turn.
        ///
        /// `stopped` is the process that asked for the other one, if that was stopped; nil when
        /// this one waited for the whole time.
        case busy(plugin: String, for: Duration, stopped: Int32? = nil)
        /// The plugin's process broke the protocol; `problem` says how.
        case badReply(plugin: String, problem: String)
        /// The plugin failed before and is not started for this long; `last` is its last failure.
        indirect case resting(plugin: String, for: Duration, last: HostError)
        /// The plugin failed too often and is not started again until its file changes.
        indirect case quarantined(plugin: String, failures: Int, last: HostError)
        /// The runner could not be started; `problem` is the reason and the remedy.
        ///
        /// `isShortage` says that the system lacks the resources now, and may have them later.
        case runnerUnusable(path: String, problem: String, isShortage: Bool = false)
        /// The calling task was cancelled.
        case cancelled
        /// The host was shut down.
        case shutDown
    }
}

extension HostError {
    /// The error for a request to a plugin that has a problem.
    init(_ problem: PluginProblem) {
        self.init(
            .refused(plugin: problem.path, reason: problem.reason, message: problem.message))
    }
}
