import ArgumentParser
import Foundation
import WidgetHost

/// Turns what `body` throws into one sentence on standard error and the right exit code.
func reportingErrors(_ body: () async throws -> Void) async throws {
    do {
        try await body()
    } catch let error as HostError {
        warn(error.words)
        throw error.exitCode
    } catch let error as CommandError {
        warn(error.description)
        throw error.exitCode
    } catch let error as Interruption {
        warn("cancelled")
        throw error.exitCode
    } catch let error as ReaderGone {
        throw error.end()
    } catch {
        // What the argument parser throws it also reports.
        if error is ExitCode || error is ValidationError || error is CleanExit { throw error }
        warn("\(error)")
        throw ExitCode.pluginFailed
    }
}

extension HostError {
    /// The sentence; where it sends users to look for something, with the command that shows it.
    fileprivate var words: String {
        guard let command else { return description }
        return description.dropLast() + ": \(command)"
    }

    /// What shows the thing that the sentence speaks of last; nil where it names that itself.
    private var command: String? {
        switch code {
        case .unknownKind(_, nil, 0): "porthole list, --plugins DIR"
        case .unknownKind(_, _, 1...): "porthole list"
        case .unknownControl(_, nil), .isControl: "porthole controls"
        case .unknownInstance(_, nil): "porthole instances"
        default: nil
        }
    }

    /// The code to exit with.
    var exitCode: ExitCode {
        switch code {
        case .unknownKind, .lostKind, .unknownControl, .isControl, .unsupportedFamily,
            .unknownIntent, .unknownInstance, .refused(_, .unreadable, _):
            .notFound
        case .unknownParameter, .wrongParameterType, .unknownChoice, .ambiguousChoice,
            .valueOutOfRange, .wrongCount, .unreadableValue, .badRequest:
            .usage
        case .storeUnusable: .storeUnusable
        case .timedOut: .timedOut
        case .providerFailed, .intentFailed, .optionsFailed, .refused, .crashed, .overMemory,
            .tooManyThreads, .tooMuchWritten, .tooBusy, .containerFull, .badReply, .resting,
            .quarantined, .runnerUnusable, .cancelled, .shutDown:
            .pluginFailed
        }
    }
}
