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
    /// The sentence; where it sends users to look for something, what shows them that.
    fileprivate var words: String {
        [description, advice?.words].compactMap(\.self).joined(separator: " ")
    }

    /// Where users find the thing that the sentence speaks of last; nil where it names that itself.
    private var advice: Advice? {
        switch code {
        case .unknownKind(_, nil, 0): .widgetsAndFolders
        case .unknownKind(_, _, 1...): .widgets
        case .unknownControl(_, nil), .isControl: .controls
        case .unknownInstance(_, nil): .instances
        default: nil
        }
    }

    /// What of the command line shows users what there is.
    private enum Advice {
        case widgets, widgetsAndFolders, controls, instances

        var words: String {
            switch self {
            case .widgets: "See porthole list."
            case .widgetsAndFolders: "See porthole list and --plugins."
            case .controls: "See porthole controls."
            case .instances: "See porthole instances."
            }
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
        case .timedOut, .busy: .timedOut
        case .providerFailed, .intentFailed, .optionsFailed, .refused, .crashed, .overMemory,
            .tooManyThreads, .tooMuchWritten, .tooBusy, .containerFull, .badReply, .resting,
            .quarantined, .runnerUnusable, .cancelled, .shutDown:
            .pluginFailed
        }
    }
}
