import WidgetWire

/// Everything that can end a request; the messages are in RunnerError+Words.swift.
enum RunnerError: Error, Equatable {
    case library(path: String, LibraryProblem)
    case registration(RegistrationProblem)
    case unknownKind(Declaration, known: [String])
    case unsupportedFamily(kind: String, family: String, known: [String])
    case controlNotShown(kind: String)
    case unknownParameter(of: Declaration, name: String, known: [String])
    case value(of: Declaration, name: String, ValueProblem)
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
        case .library(_, .notALibrary): .notALibrary
        case .library(_, .missingEntry): .missingEntry
        case .library(_, .abiVersion): .abiVersion
        case .library(_, .noWidgets): .noWidgets
        case .registration(.duplicateKind): .duplicateKind
        case .registration: .badRegistration
        case .unknownKind: .unknownKind
        case .unsupportedFamily: .unsupportedFamily
        case .unknownParameter, .value: .badConfiguration
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

/// A problem because of which a library is not a plugin of this runner.
enum LibraryProblem: Equatable {
    case notALibrary(loader: String)
    case missingEntry(symbol: String, loader: String)
    case abiVersion(plugin: UInt32, runner: UInt32)
    case noWidgets
}

/// A problem with a value that the host gives for a parameter.
enum ValueProblem: Equatable {
    case wrongType(found: String, expected: String)
    case textWithNUL
    case outOfRange(String, range: Bounds)
    case unknownChoice(String, known: [String])
    case badCount(Int, count: Bounds)
}
