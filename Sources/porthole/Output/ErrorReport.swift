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
    } catch let error as Interruption {
        warn("cancelled")
        throw error.exitCode
    } catch let error as ReaderGone {
        throw error.end()
    } catch {
        // The argument parser reports its own errors.
        if error is ExitCode || error is ValidationError || error is CleanExit { throw error }
        warn("\(error)")
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
    /// The sentence, followed by the command that lists the thing in question.
    fileprivate var words: String {
        [description, advice?.words].compactMap(\.self).joined(separator: " ")
    }

    /// The command to look with, for errors that end in advice to look; nil for others.
    private var advice: Advice? {
        switch code {
        case .unknownKind(_, _, let unusable, _) where !unusable.isEmpty: .widgets
        case .unknownKind(_, nil, _, nil): .widgetsAndFolders
        case .unknownControl(_, nil), .isControl: .controls
        case .unknownInstance(_, nil): .instances
        default: nil
        }
    }

    /// The commands that list things.
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
            .tooManyThreads, .tooMuchWritten, .tooBusy, .containerFull, .badReply, .resting,
            .quarantined:
            .pluginFailed
        case .runnerUnusable(_, _, isShortage: false): .installationIncomplete
        case .runnerUnusable, .cancelled, .shutDown: .systemFailed
        }
    }
}
