import Dispatch
import Foundation
import Synchronization

/// Calls back when the user asks the program to end: Ctrl-C, a closed terminal, `kill`.
final class InterruptHandler {
    /// The first signal that came.
    private final class Received: Sendable {
        let first = Mutex<Int32?>(nil)
    }

    private let sources: [any DispatchSourceSignal]
    private let received = Received()

    /// Takes over SIGINT, SIGTERM and SIGHUP until it is released; `action` runs on a queue of its own.
    init(_ action: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { [received] number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                received.first.withLock { $0 = $0 ?? number }
                action()
            }
            source.resume()
            return source
        }
    }

    /// What ended the work that was to be done; nil: nothing has.
    var interruption: Interruption? { received.first.withLock { $0 }.map(Interruption.init) }

    deinit {
        sources.forEach { $0.cancel() }
    }
}
