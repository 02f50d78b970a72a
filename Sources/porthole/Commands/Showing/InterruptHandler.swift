import Dispatch
import Foundation

/// Calls back when the user asks the program to end: Ctrl-C, a closed terminal, `kill`.
final class InterruptHandler {
    private let sources: [any DispatchSourceSignal]

    /// Takes over SIGINT, SIGTERM and SIGHUP until it is released; `action` runs on a queue of its own.
    init(_ action: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler(handler: action)
            source.resume()
            return source
        }
    }

    deinit {
        sources.forEach { $0.cancel() }
    }
}
