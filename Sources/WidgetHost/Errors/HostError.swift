import Foundation

/// Why a host could not do what it was asked.
public struct HostError: Error, Sendable, Hashable {
    /// What happened, for programs.
    public let code: Code
    /// What has the kind that ``code`` names.
    public let subject: Subject

    /// Makes an error of its facts.
    public init(_ code: Code, about subject: Subject = .widget) {
        self.code = code
        self.subject = subject
    }

    /// What a kind may belong to, by the word that people know it by.
    public enum Subject: String, Sendable, Hashable {
        case widget, control
    }

    /// What can happen; plugins are absolute paths, durations how long was waited.
    public enum Code: Sendable, Hashable {
        /// No installed widget has this kind; `nearest` is an installed one spelled like it, and
        /// so many plugins are `unusable` that might have had it.
        case unknownKind(String, nearest: String?, unusable: Int)
        /// The kind was this plugin's, which cannot be used any more for this reason; nil: it is gone.
        case lostKind(String, plugin: String, problem: String?)
        /// No installed control has this kind; `nearest` is an installed one spelled like it.
        case unknownControl(String, nearest: String?)
        /// The kind is a control's, where a widget's is wanted.
        case isControl(String)
        /// The widget does not come in this size.
        case unsupportedFamily(WidgetFamily, kind: String, supported: [WidgetFamily])
        /// The widget has no parameter of this name but the `known`; `nearest` is spelled like it.
        case unknownParameter(String, kind: String, known: [String], nearest: String?)
        /// The parameter's value has another type.
        case wrongParameterType(
            String, kind: String, value: ConfigurationValue, expected: ParameterType)
        /// The parameter's value is none of its choices; `nearest` is one spelled like it.
        case unknownChoice(
            String, parameter: String, kind: String, choices: [String], nearest: String?)
        /// The parameter's value is too small or too large.
        case valueOutOfRange(
            String, kind: String, value: ConfigurationValue, range: ClosedRange<Double>)
        /// The parameter's value has too few or too many texts.
        case wrongCount(String, kind: String, found: Int, count: ClosedRange<Int>)
        /// The parameter's value cannot be read as what it takes.
        case unreadableValue(
            String, parameter: String, kind: String, expected: ParameterType)
        /// The parameter's value is the title of several choices, these.
        case ambiguousChoice(
            String, parameter: String, kind: String, choices: [String])
        /// The user has placed nothing with this id; `nearest` is an id spelled like it.
        case unknownInstance(String, nearest: String?)
        /// The file that placed widgets are kept in cannot be used, and was left as it is.
        case storeUnusable(path: String, problem: StoreProblem)
        /// The request itself makes no sense, for this reason.
        case badRequest(String)
        /// The provider reported an error, in the plugin's own words.
        case providerFailed(kind: String, plugin: String, message: String)
        /// The plugin has no intent of this name, as it says itself.
        case unknownIntent(String, plugin: String, message: String)
        /// The intent reported an error, in the plugin's own words.
        case intentFailed(String, plugin: String, message: String)
        /// Finding values of the parameter failed, in the plugin's own words.
        case optionsFailed(parameter: String, kind: String, plugin: String, message: String)
        /// The runner refused the plugin or the request, in its words.
        case refused(plugin: String, reason: ProblemReason, message: String)
        /// The plugin's process ended by itself; `log` is what it printed last.
        case crashed(plugin: String, end: ProcessEnd, log: [String])
        /// The plugin's process ended when it had all but used up the memory it may have; bytes.
        case overMemory(plugin: String, used: Int, limit: Int)
        /// The plugin's process was ended because it had so many threads.
        case tooManyThreads(plugin: String, count: Int, limit: Int)
        /// The plugin's process was ended because it wrote so many bytes within an hour.
        case tooMuchWritten(plugin: String, limit: Int)
        /// The plugin's process was ended because it computed for so long beyond a quarter of the time.
        case tooBusy(plugin: String, limit: Duration)
        /// The plugin's container holds more than its limit, in bytes.
        case containerFull(plugin: String, path: String, limit: Int)
        /// The plugin did not answer in time.
        case timedOut(plugin: String, task: String, after: Duration)
        /// The plugin performed another intent all the time that was waited for its turn.
        case busy(plugin: String, for: Duration)
        /// The plugin's process broke the protocol, in this way.
        case badReply(plugin: String, problem: String)
        /// The plugin failed before and rests; `last` says how it failed.
        indirect case resting(plugin: String, for: Duration, last: HostError)
        /// The plugin failed too often and is not started again until its file changes.
        indirect case quarantined(plugin: String, failures: Int, last: HostError)
        /// The runner could not be started; `problem` says why, and what helps.
        case runnerUnusable(path: String, problem: String)
        /// The task that asked was cancelled.
        case cancelled
        /// The host was shut down.
        case shutDown
    }
}

extension HostError {
    /// What is thrown to whoever asked for a plugin that has a problem.
    init(_ problem: PluginProblem) {
        self.init(
            .refused(plugin: problem.path, reason: problem.reason, message: problem.message))
    }
}
