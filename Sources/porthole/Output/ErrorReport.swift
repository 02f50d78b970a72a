import ArgumentParser
import Foundation
import WidgetHost

/// Turns what `body` throws into one sentence on standard error and the right exit code.
func reportingErrors(_ body: () async throws -> Void) async throws {
    do {
        try await body()
    } catch let error as HostError {
        warn("\(error)")
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
    /// The code to exit with.
    var exitCode: ExitCode {
        switch code {
        case .unknownKind, .lostKind, .unknownControl, .isControl, .unsupportedFamily,
            .unknownIntent, .unknownInstance:
            .notFound
        case .unknownParameter, .wrongParameterType, .unknownChoice, .ambiguousChoice,
            .valueOutOfRange, .wrongCount, .unreadableValue, .badRequest:
            .usage
        case .storeUnusable: .storeUnusable
        case .timedOut: .timedOut
        case .providerFailed, .intentFailed, .optionsFailed, .refused, .crashed, .overMemory,
            .tooManyThreads, .containerFull, .badReply, .resting, .quarantined, .runnerUnusable,
            .cancelled, .shutDown:
            .pluginFailed
        }
    }
}
