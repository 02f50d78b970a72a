import ArgumentParser
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText

/// Reports what `body` throws as one sentence on standard error, and exits with the right code.
func reportingErrors(_ body: () async throws -> Void) async throws {
    do {
        try await body()
    } catch let error as HostError {
        warn(error.words)
        throw error.exitCode
    } catch let error as CommandError {
        warn(error.description)
        throw error.exitCode
    } catch let error as LostWidget {
        warn(error.description)
        throw error.reason.exitCode
    } catch let error as Interruption {
        warn("Cancelled.")
        throw error.exitCode
    } catch let error as ReaderGone {
        throw error.end()
    } catch {
        // The argument parser reports its own errors.
        if error is ExitCode || error is ValidationError || error is CleanExit { throw error }
        warn("\(error)".stopped)
        throw exitCode(of: error)
    }
}

/// The exit code of an error that is neither the host's nor a command's.
private func exitCode(of error: any Error) -> ExitCode {
    switch error {
    case TextEngineError.missingLibrary, TextEngineError.noFontMap, PictureError.compression:
        .installationIncomplete
    case TextEngineError.unwritableDirectory: .cannotWrite
    default: .systemFailed
    }
}

extension HostError {
    /// The sentence; where the host advises to look for something, with the command for that.
    var words: String {
        switch code {
        case .unknownKind(_, _, let unusable, _) where !unusable.isEmpty:
            description + " See porthole list."
        case .unknownKind(let kind, nil, _, nil):
            "No installed widget has the kind '\(kind)'; porthole list shows those that are "
                + "installed, and --plugins names another directory."
        case .unknownControl(let kind, nil):
            "No installed control has the kind '\(kind)'; porthole controls lists those that are."
        case .isControl(let kind):
            "'\(kind)' is a control, which is not placed; porthole show, run, press and toggle take "
                + "its kind."
        case .unknownInstance(let id, nil):
            "No placed widget has the id '\(id)'; porthole instances lists those that are placed."
        default: description
        }
    }

    /// The exit code.
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
            .tooManyThreads, .tooManyMappings, .tooManyWatches, .tooManyInFlight, .tooMuchWritten,
            .tooMuchRead, .tooBusy, .containerFull, .badReply, .resting, .quarantined:
            .pluginFailed
        case .runnerUnusable(_, _, isShortage: false): .installationIncomplete
        case .runnerUnusable, .cancelled, .shutDown: .systemFailed
        }
    }
}
