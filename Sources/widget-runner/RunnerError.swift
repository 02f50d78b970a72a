import WidgetWire

/// Everything that can end a request: facts here, the host's reasons and the user's words below.
enum RunnerError: Error, Equatable {
    case notALibrary(path: String, loader: String)
    case missingEntry(path: String, symbol: String, loader: String)
    case abiVersion(path: String, plugin: UInt32, runner: UInt32)
    case noWidgets(path: String)
    case registration(RegistrationProblem)
    case unknownKind(String, known: [String])
    case unsupportedFamily(kind: String, family: String, known: [String])
    case unknownParameter(kind: String, name: String, known: [String])
    case wrongType(kind: String, name: String, found: String, expected: String)
    case textWithNUL(kind: String, name: String)
    case providerFailed(kind: String, message: String)
    case emptyTimeline(kind: String)
    case tooManyEntries(kind: String, limit: Int)
    case tooLarge(kind: String, problem: String)
    case layout(kind: String, problem: String)
    case cancelled
    case badRequest(String)

    /// The host's name for it.
    var reason: Failure.Reason {
        switch self {
        case .notALibrary: .notALibrary
        case .missingEntry: .missingEntry
        case .abiVersion: .abiVersion
        case .noWidgets: .noWidgets
        case .registration(.duplicateKind): .duplicateKind
        case .registration: .badRegistration
        case .unknownKind: .unknownKind
        case .unsupportedFamily: .unsupportedFamily
        case .unknownParameter, .wrongType, .textWithNUL: .badConfiguration
        case .providerFailed: .providerFailed
        case .emptyTimeline: .emptyTimeline
        case .tooManyEntries, .tooLarge: .tooLarge
        case .layout, .badRequest: .badRequest
        case .cancelled: .cancelled
        }
    }

    /// The answer that tells the host.
    var failure: Failure {
        var failure = Failure()
        failure.reason = reason
        failure.message = description
        return failure
    }
}

extension RunnerError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notALibrary(let path, let loader):
            "'\(path)' is no shared library that can be loaded: \(loader)."
        case .missingEntry(let path, let symbol, let loader):
            "'\(path)' does not export \(symbol), so it is no plugin: \(loader)."
        case .abiVersion(let path, let plugin, let runner):
            "'\(path)' was built for version \(version(plugin)) of the plugin contract, this "
                + "runner offers \(version(runner)); build it with this runner's header."
        case .noWidgets(let path):
            "'\(path)' registered no widget; call widget_register in its entry."
        case .registration(let problem): problem.description
        case .unknownKind(let kind, let known):
            "The plugin has no widget of the kind '\(kind)'; it has \(list(known))."
        case .unsupportedFamily(let kind, let family, let known):
            "The widget '\(kind)' does not support \(family); it supports \(list(known))."
        case .unknownParameter(let kind, let name, let known):
            "The widget '\(kind)' has no parameter '\(name)'; it has \(list(known))."
        case .wrongType(let kind, let name, let found, let expected):
            "The parameter '\(name)' of the widget '\(kind)' takes a \(expected), not a \(found)."
        case .textWithNUL(let kind, let name):
            "The value of the parameter '\(name)' of the widget '\(kind)' holds a NUL character; "
                + "remove it."
        case .providerFailed(let kind, let message):
            message.isEmpty ? "The provider of '\(kind)' failed and did not say why." : message
        case .emptyTimeline(let kind):
            "The provider of '\(kind)' completed without an entry; add at least one."
        case .tooManyEntries(let kind, let limit):
            "The provider of '\(kind)' added more than \(limit) entries; add fewer and ask for "
                + "the next timeline sooner."
        case .tooLarge(let kind, let problem):
            "An entry of '\(kind)' cannot be sent: \(problem)."
        case .layout(let kind, let problem): "The widget '\(kind)' cannot be laid out: \(problem)"
        case .cancelled: "The request was cancelled."
        case .badRequest(let problem): problem
        }
    }

    private func version(_ abi: UInt32) -> String { "\(abi >> 16).\(abi & 0xffff)" }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: ", ")
    }
}
