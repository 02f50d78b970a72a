import WidgetWire

/// Everything that can end a request; the messages are in RunnerErrorWords.swift.
enum RunnerError: Error, Equatable {
    case notALibrary(path: String, loader: String)
    case missingEntry(path: String, symbol: String, loader: String)
    case abiVersion(path: String, plugin: UInt32, runner: UInt32)
    case noWidgets(path: String)
    case registration(RegistrationProblem)
    case unknownKind(Declaration, known: [String])
    case unsupportedFamily(kind: String, family: String, known: [String])
    case controlNotShown(kind: String)
    case unknownParameter(of: Declaration, name: String, known: [String])
    case wrongType(of: Declaration, name: String, found: String, expected: String)
    case textWithNUL(of: Declaration, name: String)
    case outOfRange(of: Declaration, name: String, value: String, range: Bounds)
    case unknownChoice(of: Declaration, name: String, value: String, known: [String])
    case badCount(of: Declaration, name: String, found: Int, count: Bounds)
    case providerFailed(kind: String, message: String)
    case emptyTimeline(kind: String)
    case tooLarge(kind: String, problem: String)
    case layout(kind: String, problem: String)
    case unknownIntent(String, known: [String])
    case intentFailed(name: String, message: String)
    case unusableURL(intent: String, url: String)
    case optionsFailed(of: Declaration, name: String, message: String)
    case tooManyOptions(of: Declaration, name: String, limit: Int)
    case noOptions(of: Declaration, name: String)
    case noRecommendations(kind: String)
    case tooManyRecommendations(kind: String, limit: Int)
    case cancelled
    case badRequest(String)

    /// The protocol's reason for the error.
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
        case .unknownParameter, .wrongType, .textWithNUL, .outOfRange, .unknownChoice, .badCount:
            .badConfiguration
        case .providerFailed, .tooManyRecommendations: .providerFailed
        case .emptyTimeline: .emptyTimeline
        case .tooLarge: .tooLarge
        case .unknownIntent: .unknownIntent
        case .intentFailed, .unusableURL: .intentFailed
        case .optionsFailed, .tooManyOptions: .optionsFailed
        case .layout, .noOptions, .noRecommendations, .controlNotShown, .badRequest: .badRequest
        case .cancelled: .cancelled
        }
    }

    /// The failure message for the host.
    var failure: Failure {
        var failure = Failure()
        failure.reason = reason
        failure.message = description
        return failure
    }
}
